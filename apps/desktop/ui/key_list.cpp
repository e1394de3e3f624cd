#include "key_list.hpp"
#include "text_fit.hpp"

#include <algorithm>
#include <span>

namespace noyes::ui {

namespace {

constexpr float letters = 14;
constexpr float line_height = 22;

float widest(std::span<const KeyList::Line> lines, std::string KeyList::Line::* part,
             const TextMeasure& measure, Font font) {
    float width = 0;
    for (const KeyList::Line& line : lines) {
        if (!line.keys.empty()) width = std::max(width, measure.width(line.*part, font));
    }
    return width;
}

}  // namespace

std::string KeyList::said() const {
    std::string text;
    for (const Line& line : lines_)
        text.append(text.empty() ? "" : "; ")
            .append(line.keys)
            .append(line.keys.empty() ? "" : ": ")
            .append(line.text);
    return text;
}

// A heading begins the second column; without headings it has half of the lines.
std::size_t KeyList::left() const {
    const auto longer = [this](std::size_t left) { return std::max(left, lines_.size() - left); };
    std::size_t best = lines_.size();
    for (std::size_t i = 1; i < lines_.size(); ++i) {
        if (lines_[i].keys.empty() && longer(i) < longer(best)) best = i;
    }
    return best < lines_.size() ? best : (lines_.size() + 1) / 2;
}

Size KeyList::wanted(const TextMeasure& measure, const Style& style) const {
    const Font font = style.font(letters);
    const Font bold = style.bold(letters);
    const float column = widest(lines_, &Line::keys, measure, bold) +
                         widest(lines_, &Line::text, measure, font) + 2 * style.gap();
    return {2 * column + 2 * style.gap(), static_cast<float>(left()) * style.scaled(line_height)};
}

void KeyList::draw(Painter& painter, const Style& style) const {
    const Theme& theme = *style.theme;
    const Font font = style.font(letters);
    const Font bold = style.bold(letters);
    const float row = style.scaled(line_height);
    const float column = (box().width - 2 * style.gap()) / 2;
    const float keys =
        std::min(widest(lines_, &Line::keys, painter, bold) + style.gap(), column / 2);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const bool first = i < left();
        const float x = box().x + (first ? 0 : column + 2 * style.gap());
        const float y = box().y + static_cast<float>(first ? i : i - left()) * row;
        const Line& line = lines_[i];
        if (line.keys.empty()) {
            draw_left(painter, line.text, {x, y, column, row}, bold, theme.accent);
            continue;
        }
        draw_left(painter, line.keys, {x, y, keys, row}, bold, theme.text);
        draw_left(painter, line.text, {x + keys + style.gap(), y, column - keys - style.gap(), row},
                  font, theme.text);
    }
}

}  // namespace noyes::ui
