// Keys and what they do, in two columns with headings.
#pragma once

#include "widget.hpp"

#include <string>
#include <vector>

namespace noyes::ui {

class KeyList : public Widget {
   public:
    struct Line {
        std::string keys{};  // empty: the text is a heading
        std::string text{};
    };

    KeyList(std::string name, std::vector<Line> lines)
        : Widget(std::move(name)), lines_(std::move(lines)) {}

    [[nodiscard]] std::string_view kind() const override { return "keys"; }
    [[nodiscard]] std::string said() const override;
    [[nodiscard]] Size wanted(const TextMeasure& measure, const Style& style) const override;
    void draw(Painter& painter, const Style& style) const override;

   private:
    // How many lines stand at the left: a heading does not stand alone below them.
    [[nodiscard]] std::size_t left() const;

    std::vector<Line> lines_;
};

}  // namespace noyes::ui
