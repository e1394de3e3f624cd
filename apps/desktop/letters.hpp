// Letters of one font in one size. A text is laid out once and kept: most of what is written in a
// window stays the same from frame to frame.
#pragma once

#include "atlas.hpp"

#include <SFML/Graphics/Font.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace noyes::desktop {

// A line of text.
struct TextLine {
    struct Letter {
        sf::Vector2f place;  // of its upper left corner, from that of the line
        Atlas::Part part;
    };
    std::vector<Letter> letters{};
    float width = 0;
};

class Letters {
   public:
    // Both outlive this object.
    Letters(const sf::Font& font, unsigned size, Atlas& atlas)
        : font_(font), size_(size), atlas_(atlas) {}

    [[nodiscard]] float width(std::string_view text);
    [[nodiscard]] float line_height() const { return line_height_; }
    // Good until the atlas is renewed.
    [[nodiscard]] const TextLine& line(std::string_view text);

   private:
    struct Hash {
        // NOLINTNEXTLINE(readability-identifier-naming): the library asks for it
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const {
            return std::hash<std::string_view>{}(text);
        }
    };
    template <class Value>
    using ByText = std::unordered_map<std::string, Value, Hash, std::equal_to<>>;

    [[nodiscard]] TextLine laid_out(std::string_view text);
    [[nodiscard]] Atlas::Part part_of(sf::Uint32 letter, const sf::Glyph& glyph);

    const sf::Font& font_;
    unsigned size_;
    Atlas& atlas_;
    float line_height_ = font_.getLineSpacing(size_);
    std::uint64_t renewed_ = 0;
    std::unordered_map<sf::Uint32, Atlas::Part> parts_;
    ByText<TextLine> lines_;
    ByText<float> widths_;
};

}  // namespace noyes::desktop
