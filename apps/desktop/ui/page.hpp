// The widgets of a screen in the order of Tab: who has the keyboard, who has the mouse.
#pragma once

#include "widget.hpp"

#include <functional>
#include <vector>

namespace noyes::ui {

class Page {
   public:
    // The widget outlives the page.
    void add(Widget& widget) { widgets_.push_back(&widget); }
    void clear();

    [[nodiscard]] const std::vector<Widget*>& widgets() const { return widgets_; }
    // nullptr if there is none of that name.
    [[nodiscard]] Widget* find(std::string_view name) const;

    // True if something has to be drawn again.
    bool handle(const Event& event);

    [[nodiscard]] Widget* focused() const { return focused_; }
    void focus(Widget* widget);
    // The one under the mouse.
    [[nodiscard]] Widget* hovered() const { return hovered_; }

    void draw(Painter& painter, const Style& style) const;

   private:
    [[nodiscard]] Widget* at(Point point) const;
    bool press(Point point);
    bool release(Point point);
    bool move(Point point);
    bool key(const Chord& chord);
    bool focus_next(bool backward);

    std::vector<Widget*> widgets_;
    Widget* focused_ = nullptr;
    Widget* held_ = nullptr;  // by the mouse
    Widget* hovered_ = nullptr;
};

}  // namespace noyes::ui
