#include "label.hpp"
#include "text_fit.hpp"

#include <cmath>
#include <utility>

namespace noyes::ui {

Font Label::font(const Style& style) const { return {style.scaled(look_.size), look_.weight}; }

Size Label::wanted(const TextMeasure& measure, const Style& style) const {
    const Font font = this->font(style);
    return {std::ceil(measure.width(text_, font)) + 1, std::ceil(measure.line_height(font))};
}

float Label::height_for(float width, const TextMeasure& measure, const Style& style) const {
    const Font font = this->font(style);
    const auto lines = static_cast<float>(wrapped(text_, font, width, measure).size());
    return std::ceil(lines * measure.line_height(font));
}

bool Label::set_text(std::string text) {
    if (text == text_) return false;
    text_ = std::move(text);
    return true;
}

void Label::draw(Painter& painter, const Style& style) const {
    constexpr float least = 8;
    Font font = this->font(style);
    std::vector<std::string> lines = wrapped(text_, font, box().width, painter);
    const auto height = [&] {
        return static_cast<float>(lines.size()) * painter.line_height(font);
    };
    while (font.size > least && height() > box().height + 1) {
        font.size -= 1;
        lines = wrapped(text_, font, box().width, painter);
    }
    const Colour colour = colour_.value_or(look_.faint ? style.theme->faint : style.theme->text);
    float y = box().y;
    for (const std::string& line : lines) {
        const float spare = look_.centred ? box().width - painter.width(line, font) : 0;
        painter.text(line, {std::round(box().x + spare / 2), std::round(y)}, font, colour);
        y += painter.line_height(font);
    }
}

}  // namespace noyes::ui
