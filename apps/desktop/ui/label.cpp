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
    const auto count = static_cast<float>(lines(font, width, measure).size());
    return std::ceil(count * measure.line_height(font));
}

const std::vector<std::string>& Label::lines(Font font, float width,
                                             const TextMeasure& measure) const {
    if (broken_.font != font || broken_.width != width)
        broken_ = {font, width, wrapped(text_, font, width, measure)};
    return broken_.lines;
}

bool Label::set_text(std::string text) {
    if (text == text_) return false;
    text_ = std::move(text);
    broken_ = {};
    return true;
}

void Label::draw(Painter& painter, const Style& style) const {
    constexpr float least = 8;
    Font font = this->font(style);
    const auto height = [&] {
        const std::size_t count = lines(font, box().width, painter).size();
        return static_cast<float>(count) * painter.line_height(font);
    };
    while (font.size > least && height() > box().height + 1) font.size -= 1;
    const Colour colour = colour_.value_or(look_.faint ? style.theme->faint : style.theme->text);
    float y = box().y;
    for (const std::string& line : lines(font, box().width, painter)) {
        const float spare = look_.centred ? box().width - painter.width(line, font) : 0;
        painter.text(line, {std::round(box().x + spare / 2), std::round(y)}, font, colour);
        y += painter.line_height(font);
    }
}

}  // namespace noyes::ui
