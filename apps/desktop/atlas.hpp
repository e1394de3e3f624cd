// One texture with everything but pictures in it: letters, round corners, a spot of plain white.
// What is drawn with it goes to the graphics driver at once, in the order in which it was asked
// for.
#pragma once

#include <SFML/Graphics/Font.hpp>
#include <SFML/Graphics/Rect.hpp>
#include <SFML/Graphics/Texture.hpp>

#include <compare>
#include <cstdint>
#include <map>
#include <vector>

namespace noyes::desktop {

class Atlas {
   public:
    Atlas();

    // In pixels of the texture; white, and more or less to be seen.
    using Part = sf::IntRect;

    // The middle of the white spot.
    [[nodiscard]] static sf::Vector2f white() { return {1, 1}; }
    // The upper left quarter of a ring; of a disc, if it is as thick as that.
    Part corner(int radius, int thickness);
    // A letter that the font has made ready.
    Part letter(const sf::Font& font, unsigned size, const sf::IntRect& in_font);

    // Not everything that was asked for has found room: then it is emptied, and larger if it can
    // be, and all that was handed out has to be asked for again.
    [[nodiscard]] bool is_full() const { return full_; }
    void renew();
    // How often that was done.
    [[nodiscard]] std::uint64_t renewed() const { return renewed_; }

    // With all that was asked for.
    const sf::Texture& texture();

   private:
    struct Corner {
        int radius;
        int thickness;
        auto operator<=>(const Corner&) const = default;
    };
    struct Awaited {  // a letter that is still in its font alone
        const sf::Font* font;
        unsigned size;
        sf::IntRect in_font;
        Part part;
    };
    Part take(int width, int height);
    void empty(unsigned side);
    void fetch(const std::vector<Awaited>& letters);

    sf::Texture texture_;
    std::map<Corner, Part> corners_;
    std::vector<Awaited> awaited_;
    int next_x_ = 0;  // in the lowest row of parts
    int row_ = 0;
    int row_height_ = 0;
    bool full_ = false;
    std::uint64_t renewed_ = 0;
};

}  // namespace noyes::desktop
