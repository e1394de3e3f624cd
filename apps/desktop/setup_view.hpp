// A board that is being set up: tiles change places when one is dragged to another, and numbers are
// typed into the cell that is chosen.
#pragma once

#include <noyes/game/board_setup.hpp>

#include "ui/widget.hpp"

#include <functional>
#include <optional>
#include <string>

namespace noyes::desktop {

class SetupView : public ui::Widget {
   public:
    // `setup` outlives the view; `changed` is called after each change that the player made here.
    SetupView(std::string name, game::BoardSetup& setup, std::function<void()> changed)
        : Widget(std::move(name)), setup_(setup), changed_(std::move(changed)) {}

    // Another size: the first cell is chosen.
    void begin_again() { chosen_ = 0; }

    [[nodiscard]] std::string_view kind() const override { return "setup"; }
    [[nodiscard]] std::string said() const override;
    [[nodiscard]] std::string state() const override;
    [[nodiscard]] ui::Size wanted(const ui::TextMeasure& measure,
                                  const ui::Style& style) const override;
    void draw(ui::Painter& painter, const ui::Style& style) const override;

    [[nodiscard]] bool takes_focus() const override { return true; }
    bool press(ui::Point point) override;
    bool drag(ui::Point point) override;
    bool release(ui::Point point) override;
    bool key(const ui::Chord& chord) override;
    bool type(std::string_view text) override;

   private:
    [[nodiscard]] tiles::Extent extent() const { return setup_.goal().extent(); }
    [[nodiscard]] float pitch() const;
    [[nodiscard]] ui::Box cell_box(tiles::Cell cell) const;
    [[nodiscard]] std::optional<tiles::Cell> cell_at(ui::Point point) const;
    [[nodiscard]] bool is_wrong(tiles::Cell cell) const;
    void draw_cell(ui::Painter& painter, const ui::Style& style, tiles::Cell cell,
                   const ui::Box& box) const;
    bool go(int rows, int columns);
    bool put(game::Content content);

    game::BoardSetup& setup_;
    std::function<void()> changed_;
    tiles::Cell chosen_ = 0;
    bool typing_ = false;  // further digits belong to the number in the cell
    std::optional<tiles::Cell> held_;
    ui::Point at_{};  // where the mouse holds it
};

// The contents in one line, a hyphen for an empty cell: "1 2 - / 4 5 0".
std::string to_line(const game::BoardSetup& setup);

}  // namespace noyes::desktop
