#include "letters.hpp"

#include <SFML/System/String.hpp>

#include <utility>

namespace noyes::desktop {

namespace {

constexpr std::size_t most_lines = 1000;  // then all are forgotten
constexpr std::size_t most_widths = 10'000;

// Where the pen stands before each letter, told to `at`; where it stands in the end.
template <class At>
float write(const sf::Font& font, unsigned size, std::string_view text, At at) {
    float x = 0;
    sf::Uint32 before = 0;
    for (const sf::Uint32 letter : sf::String::fromUtf8(text.begin(), text.end())) {
        const sf::Glyph& glyph = font.getGlyph(letter, size, false);
        x += font.getKerning(before, letter, size);
        at(x, letter, glyph);
        x += glyph.advance;
        before = letter;
    }
    return x;
}

}  // namespace

float Letters::width(std::string_view text) {
    if (const auto found = widths_.find(text); found != widths_.end()) return found->second;
    if (widths_.size() >= most_widths) widths_.clear();
    const float width = write(font_, size_, text, [](float, sf::Uint32, const sf::Glyph&) {});
    widths_.emplace(text, width);
    return width;
}

const TextLine& Letters::line(std::string_view text) {
    if (std::exchange(renewed_, atlas_.renewed()) != atlas_.renewed()) {
        parts_.clear();
        lines_.clear();
    }
    if (const auto found = lines_.find(text); found != lines_.end()) return found->second;
    if (lines_.size() >= most_lines) lines_.clear();
    return lines_.emplace(text, laid_out(text)).first->second;
}

TextLine Letters::laid_out(std::string_view text) {
    TextLine line;
    line.width = write(font_, size_, text, [&](float x, sf::Uint32 letter, const sf::Glyph& glyph) {
        if (glyph.textureRect.width <= 0) return;  // a space
        line.letters.push_back(
            {{x + glyph.bounds.left - 1, static_cast<float>(size_) + glyph.bounds.top - 1},
             part_of(letter, glyph)});
    });
    return line;
}

// With the pixel around it that belongs to its edge.
Atlas::Part Letters::part_of(sf::Uint32 letter, const sf::Glyph& glyph) {
    if (const auto found = parts_.find(letter); found != parts_.end()) return found->second;
    const sf::IntRect& seen = glyph.textureRect;
    const Atlas::Part part =
        atlas_.letter(font_, size_, {seen.left - 1, seen.top - 1, seen.width + 2, seen.height + 2});
    parts_[letter] = part;
    return part;
}

}  // namespace noyes::desktop
