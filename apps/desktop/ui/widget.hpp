// Something on a screen that can be seen and perhaps used. A Page hands it what the person does; it
// answers whether that was for it and something has to be drawn again.
#pragma once

#include "event.hpp"
#include "style.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace noyes::ui {

class Widget {
   public:
    explicit Widget(std::string name) : name_(std::move(name)) {}
    Widget(const Widget&) = delete;
    Widget& operator=(const Widget&) = delete;
    virtual ~Widget() = default;

    [[nodiscard]] virtual std::string_view kind() const = 0;  // "button"
    [[nodiscard]] const std::string& name() const { return name_; }
    // What a person reads there.
    [[nodiscard]] virtual std::string said() const { return {}; }
    // Further state in words: "checked", "value=5".
    [[nodiscard]] virtual std::string state() const { return {}; }

    // What it does, in a sentence; may be empty.
    [[nodiscard]] const std::string& tip() const { return tip_; }
    void set_tip(std::string tip) { tip_ = std::move(tip); }

    [[nodiscard]] const Box& box() const { return box_; }
    void place(const Box& box) { box_ = box; }
    // The room it would like to have.
    [[nodiscard]] virtual Size wanted(const TextMeasure& measure, const Style& style) const = 0;

    [[nodiscard]] bool shown() const { return shown_; }
    void show(bool shown) { shown_ = shown; }
    [[nodiscard]] bool enabled() const { return enabled_; }
    void enable(bool enabled) { enabled_ = enabled; }
    [[nodiscard]] bool focused() const { return focused_; }
    void focus(bool focused) { focused_ = focused; }
    [[nodiscard]] bool hovered() const { return hovered_; }
    void hover(bool hovered) { hovered_ = hovered; }

    virtual void draw(Painter& painter, const Style& style) const = 0;
    // Over all others: the choices of an open drop-down.
    virtual void draw_over(Painter& /*painter*/, const Style& /*style*/) const {}

    [[nodiscard]] virtual bool takes_focus() const { return false; }
    // Where the mouse belongs to it; more than its box while it is open.
    [[nodiscard]] virtual bool owns(Point point) const { return box_.contains(point); }

    // Each true if it was for this widget. `drag` and `release` follow a `press` it has taken.
    virtual bool press(Point /*point*/) { return false; }
    virtual bool drag(Point /*point*/) { return false; }
    virtual bool release(Point /*point*/) { return false; }
    virtual bool roll(Point /*point*/, float /*lines*/) { return false; }
    virtual bool move_over(Point /*point*/) { return false; }
    virtual bool key(const Chord& /*chord*/) { return false; }
    virtual bool type(std::string_view /*text*/) { return false; }
    // A key that nobody with the keyboard has taken.
    virtual bool shortcut(const Chord& /*chord*/) { return false; }
    // Another widget was chosen.
    virtual void lose_focus() {}

   protected:
    void draw_focus(Painter& painter, const Style& style) const {
        if (focused_)
            painter.outline(box_.inset(-style.scaled(2)), style.theme->focus, style.scaled(2),
                            style.radius() + style.scaled(2));
    }

   private:
    std::string name_;
    std::string tip_;
    Box box_{};
    bool shown_ = true;
    bool enabled_ = true;
    bool focused_ = false;
    bool hovered_ = false;
};

}  // namespace noyes::ui
