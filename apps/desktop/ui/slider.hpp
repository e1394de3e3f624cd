// A whole number between two others.
#pragma once

#include "widget.hpp"

#include <functional>

namespace noyes::ui {

class Slider : public Widget {
   public:
    struct Range {
        int least = 0;
        int most = 10;
    };

    Slider(std::string name, Range range, int value, std::function<void(int)> changed);

    [[nodiscard]] std::string_view kind() const override { return "slider"; }
    [[nodiscard]] std::string said() const override { return std::to_string(value_); }
    [[nodiscard]] std::string state() const override { return "value=" + std::to_string(value_); }
    [[nodiscard]] Size wanted(const TextMeasure& measure, const Style& style) const override;

    [[nodiscard]] int value() const { return value_; }
    // Without telling anybody; brought into the range.
    void set(int value);
    void set_range(Range range);

    void draw(Painter& painter, const Style& style) const override;
    [[nodiscard]] bool takes_focus() const override { return true; }
    bool press(Point point) override { return drag(point); }
    bool drag(Point point) override;
    bool roll(Point point, float lines) override;
    bool key(const Chord& chord) override;

   private:
    bool change(int value);
    [[nodiscard]] Box track() const;

    Range range_;
    int value_;
    std::function<void(int)> changed_;
};

}  // namespace noyes::ui
