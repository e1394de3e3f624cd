// One of several, shown when it is opened. The list scrolls if there are many.
#pragma once

#include "widget.hpp"

#include <functional>
#include <vector>

namespace noyes::ui {

class DropDown : public Widget {
   public:
    DropDown(std::string name, std::vector<std::string> choices, std::size_t chosen,
             std::function<void(std::size_t)> changed);

    [[nodiscard]] std::string_view kind() const override { return "drop-down"; }
    [[nodiscard]] std::string said() const override;
    [[nodiscard]] std::string state() const override { return open_ ? "open" : ""; }
    [[nodiscard]] Size wanted(const TextMeasure& measure, const Style& style) const override;

    [[nodiscard]] std::size_t chosen() const { return chosen_; }
    [[nodiscard]] const std::vector<std::string>& choices() const { return choices_; }
    // Without telling anybody.
    void choose(std::size_t chosen) { chosen_ = chosen; }
    void set_choices(std::vector<std::string> choices, std::size_t chosen);
    // The list opens upward if there is more room.
    void set_window(Size window) { window_ = window; }

    void draw(Painter& painter, const Style& style) const override;
    void draw_over(Painter& painter, const Style& style) const override;
    [[nodiscard]] bool takes_focus() const override { return true; }
    [[nodiscard]] bool owns(Point point) const override;
    bool press(Point point) override;
    bool roll(Point point, float lines) override;
    bool move_over(Point point) override;
    bool key(const Chord& chord) override;
    bool type(std::string_view text) override;
    void lose_focus() override { open_ = false; }

    // Where the choice is shown while the list is open.
    [[nodiscard]] Box box_of(std::size_t choice) const;

   private:
    [[nodiscard]] Box list() const;
    [[nodiscard]] std::size_t visible() const;
    [[nodiscard]] std::size_t choice_at(Point point) const;
    bool open();
    bool take(std::size_t choice);
    void mark(std::size_t choice);

    std::vector<std::string> choices_;
    std::size_t chosen_;
    std::function<void(std::size_t)> changed_;
    Size window_{};
    bool open_ = false;
    std::size_t marked_ = 0;
    std::size_t first_ = 0;  // the uppermost that is shown
};

}  // namespace noyes::ui
