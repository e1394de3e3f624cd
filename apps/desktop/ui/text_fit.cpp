#include "text_fit.hpp"
#include "utf8.hpp"

#include <algorithm>
#include <cmath>

namespace noyes::ui {

namespace {

// As many characters as fit, one at least.
std::size_t fitting_part(std::string_view word, Font font, float width,
                         const TextMeasure& measure) {
    std::size_t end = next_character(word, 0);
    while (end < word.size()) {
        const std::size_t longer = next_character(word, end);
        if (measure.width(word.substr(0, longer), font) > width) break;
        end = longer;
    }
    return end;
}

class Wrapping {
   public:
    Wrapping(Font font, float width, const TextMeasure& measure)
        : font_(font), width_(width), measure_(measure) {}

    void add_word(std::string_view word) {
        const std::string longer =
            line_.empty() ? std::string(word) : line_ + " " + std::string(word);
        if (measure_.width(longer, font_) <= width_) {
            line_ = longer;
            return;
        }
        if (!line_.empty()) end_line();
        while (measure_.width(word, font_) > width_ && next_character(word, 0) < word.size()) {
            const std::size_t part = fitting_part(word, font_, width_, measure_);
            lines_.emplace_back(word.substr(0, part));
            word.remove_prefix(part);
        }
        line_ = word;
    }

    void end_line() {
        lines_.push_back(std::move(line_));
        line_.clear();
    }

    std::vector<std::string> take() { return std::move(lines_); }

   private:
    Font font_;
    float width_;
    const TextMeasure& measure_;
    std::vector<std::string> lines_;
    std::string line_;
};

}  // namespace

std::vector<std::string> wrapped(std::string_view text, Font font, float width,
                                 const TextMeasure& measure) {
    Wrapping wrapping(font, width, measure);
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        for (std::string_view rest = line; !rest.empty();) {
            const std::string_view word = rest.substr(0, rest.find(' '));
            rest.remove_prefix(std::min(word.size() + 1, rest.size()));
            if (!word.empty()) wrapping.add_word(word);
        }
        wrapping.end_line();
    }
    return wrapping.take();
}

Font fitting(std::string_view text, Font font, float width, const TextMeasure& measure,
             float least) {
    while (font.size > least && measure.width(text, font) > width) font.size -= 1;
    return font;
}

std::string shortened(std::string_view text, Font font, float width, const TextMeasure& measure) {
    if (measure.width(text, font) <= width) return std::string(text);
    constexpr std::string_view points = "...";
    const float left = width - measure.width(points, font);
    std::size_t end = 0;
    while (end < text.size()) {
        const std::size_t longer = next_character(text, end);
        if (measure.width(text.substr(0, longer), font) > left) break;
        end = longer;
    }
    return std::string(text.substr(0, end)).append(points);
}

namespace {

// Digits and capitals have no part below the line, so their middle lies above that of the line.
float top_of(const Box& box, Font font, const TextMeasure& measure) {
    constexpr float rise = 0.05F;
    return std::round(box.y + (box.height - measure.line_height(font)) / 2 - rise * font.size);
}

}  // namespace

void draw_centred(Painter& painter, std::string_view text, const Box& box, Font font,
                  Colour colour) {
    font = fitting(text, font, box.width, painter);
    const std::string shown = shortened(text, font, box.width, painter);
    const float x = box.x + (box.width - painter.width(shown, font)) / 2;
    painter.text(shown, {std::round(x), top_of(box, font, painter)}, font, colour);
}

void draw_left(Painter& painter, std::string_view text, const Box& box, Font font, Colour colour) {
    font = fitting(text, font, box.width, painter);
    const std::string shown = shortened(text, font, box.width, painter);
    painter.text(shown, {std::round(box.x), top_of(box, font, painter)}, font, colour);
}

}  // namespace noyes::ui
