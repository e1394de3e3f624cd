// A level to look at and to play on. Pieces are dragged with the mouse, chosen by a click, Tab or
// their capital letter, and moved by the arrows.
#pragma once

#include <noyes/game/block_play.hpp>

#include "block_painting.hpp"
#include "piece_drag.hpp"
#include "slide.hpp"
#include "ui/widget.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace noyes::desktop {

class BlockView : public ui::Widget {
   public:
    using Steps = std::vector<game::BlockStep>;
    enum class Motion : std::uint8_t { slide, jump };

    explicit BlockView(std::string name) : Widget(std::move(name)) {}

    // What is done with the steps of a piece that was dragged. Without it the level is a picture.
    void on_push(std::function<void(const Steps&)> push) { push_ = std::move(push); }

    void show(const game::BlockPlay& rules, const game::BlockState& state, Motion motion,
              Moment now);
    // The moves of a hint; of a nudge only which piece.
    struct Hint {
        Steps steps{};
        bool is_nudge = false;
    };
    void point_out(Hint hint) { hint_ = std::move(hint); }
    // A wave of light over the pieces, once.
    void cheer(Moment now) { cheering_ = now; }

    // The one that the arrows move.
    [[nodiscard]] std::uint32_t chosen() const;

    bool tick(Moment now);
    [[nodiscard]] bool is_moving() const { return slide_.is_moving() || cheering_; }

    [[nodiscard]] std::string_view kind() const override { return "level"; }
    // The rows, with / between them.
    [[nodiscard]] std::string said() const override;
    // Where the cells are: "rows=5 columns=4 cells=LEFT,TOP,PITCH chosen=A".
    [[nodiscard]] std::string state() const override;
    [[nodiscard]] ui::Size wanted(const ui::TextMeasure& measure,
                                  const ui::Style& style) const override;
    // The largest level that fits into the room.
    void place_in(const ui::Box& room);
    // Whether its pieces can be told apart.
    [[nodiscard]] bool is_legible() const;

    void draw(ui::Painter& painter, const ui::Style& style) const override;
    [[nodiscard]] bool takes_focus() const override { return push_ != nullptr; }
    bool press(ui::Point point) override;
    bool drag(ui::Point point) override;
    bool release(ui::Point point) override;
    bool key(const ui::Chord& chord) override;
    bool shortcut(const ui::Chord& chord) override;

   private:
    [[nodiscard]] float pitch() const;
    [[nodiscard]] ui::Box inside() const;
    [[nodiscard]] std::optional<std::uint32_t> piece_at(ui::Point point) const;
    [[nodiscard]] std::vector<std::uint32_t> movable() const;
    [[nodiscard]] BlockScene scene(const ui::Style& style) const;
    bool choose_next(bool backward);
    void draw_hint(ui::Painter& painter, const ui::Style& style, const BlockScene& scene) const;

    std::optional<game::BlockPlay> rules_;
    game::BlockState state_;
    std::function<void(const Steps&)> push_;
    Slide slide_;  // corners of the pieces, in cells
    Hint hint_;
    std::optional<PieceDrag> drag_;
    std::optional<std::uint32_t> chosen_;
    std::optional<Moment> cheering_;  // since when
    Moment now_{0};
};

}  // namespace noyes::desktop
