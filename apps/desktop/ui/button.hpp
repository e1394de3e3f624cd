// A button says what it does, and which key does the same.
#pragma once

#include "widget.hpp"

#include <functional>

namespace noyes::ui {

class Button : public Widget {
   public:
    Button(std::string name, std::string text, std::function<void()> action, Chord shortcut = {});

    [[nodiscard]] std::string_view kind() const override { return "button"; }
    [[nodiscard]] std::string said() const override { return text_; }
    [[nodiscard]] std::string state() const override { return marked_ ? "marked" : ""; }
    [[nodiscard]] Size wanted(const TextMeasure& measure, const Style& style) const override;

    void set_text(std::string text) { text_ = std::move(text); }
    [[nodiscard]] Chord shortcut() const { return shortcut_; }
    // In the accent colour: what most people will want.
    void mark(bool marked) { marked_ = marked; }

    void draw(Painter& painter, const Style& style) const override;
    [[nodiscard]] bool takes_focus() const override { return true; }
    bool press(Point point) override;
    bool drag(Point point) override;
    bool release(Point point) override;
    bool key(const Chord& chord) override;
    bool shortcut(const Chord& chord) override;
    void act() { action_(); }

   private:
    [[nodiscard]] Colour fill(const Theme& theme) const;

    std::string text_;
    std::function<void()> action_;
    Chord shortcut_;
    bool marked_ = false;
    bool down_ = false;
};

}  // namespace noyes::ui
