// Yes or no.
#pragma once

#include "widget.hpp"

#include <functional>

namespace noyes::ui {

class CheckBox : public Widget {
   public:
    CheckBox(std::string name, std::string text, bool checked, std::function<void(bool)> changed)
        : Widget(std::move(name)),
          text_(std::move(text)),
          checked_(checked),
          changed_(std::move(changed)) {}

    [[nodiscard]] std::string_view kind() const override { return "check-box"; }
    [[nodiscard]] std::string said() const override { return text_; }
    [[nodiscard]] std::string state() const override { return checked_ ? "checked" : ""; }
    [[nodiscard]] Size wanted(const TextMeasure& measure, const Style& style) const override;

    [[nodiscard]] bool checked() const { return checked_; }
    void check(bool checked) { checked_ = checked; }

    void draw(Painter& painter, const Style& style) const override;
    [[nodiscard]] bool takes_focus() const override { return true; }
    bool press(Point point) override;
    bool key(const Chord& chord) override;

   private:
    bool toggle();

    std::string text_;
    bool checked_;
    std::function<void(bool)> changed_;
};

}  // namespace noyes::ui
