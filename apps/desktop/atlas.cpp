#include "atlas.hpp"

#include <SFML/Graphics/Image.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace noyes::desktop {

namespace {

constexpr unsigned usual_side = 1024;
constexpr unsigned largest_side = 4096;
constexpr int white_side = 2;
constexpr std::size_t white_pixels = 4;
constexpr std::size_t bytes = 4;  // of a pixel

// How much of a pixel lies inside, from how far its middle is from the edge.
float covered(float inside) { return std::clamp(inside + 0.5F, 0.F, 1.F); }

std::vector<sf::Uint8> ring_pixels(int radius, int thickness) {
    std::vector<sf::Uint8> pixels;
    const auto outer = static_cast<float>(radius);
    const auto inner = static_cast<float>(radius - thickness);
    for (int y = 0; y < radius; ++y) {
        for (int x = 0; x < radius; ++x) {
            const float away = std::hypot(outer - static_cast<float>(x) - 0.5F,
                                          outer - static_cast<float>(y) - 0.5F);
            const float hole = inner > 0 ? covered(inner - away) : 0;
            const float share = covered(outer - away) - hole;
            pixels.insert(pixels.end(), {255, 255, 255, static_cast<sf::Uint8>(255 * share)});
        }
    }
    return pixels;
}

std::vector<sf::Uint8> cut_out(const sf::Image& image, const sf::IntRect& part) {
    std::vector<sf::Uint8> pixels;
    const std::size_t across = image.getSize().x;
    for (int y = part.top; y < part.top + part.height; ++y) {
        const sf::Uint8* row =
            image.getPixelsPtr() +
            (static_cast<std::size_t>(y) * across + static_cast<std::size_t>(part.left)) * bytes;
        pixels.insert(pixels.end(), row, row + static_cast<std::size_t>(part.width) * bytes);
    }
    return pixels;
}

void put(sf::Texture& texture, const std::vector<sf::Uint8>& pixels, const sf::IntRect& part) {
    texture.update(pixels.data(), static_cast<unsigned>(part.width),
                   static_cast<unsigned>(part.height), static_cast<unsigned>(part.left),
                   static_cast<unsigned>(part.top));
}

}  // namespace

Atlas::Atlas() { empty(usual_side); }

void Atlas::renew() {
    empty(std::min({2 * texture_.getSize().x, largest_side, sf::Texture::getMaximumSize()}));
    ++renewed_;
}

void Atlas::empty(unsigned side) {
    if (texture_.getSize().x < side) texture_.create(side, side);
    corners_.clear();
    awaited_.clear();
    next_x_ = row_ = row_height_ = 0;
    full_ = false;
    put(texture_, std::vector<sf::Uint8>(white_pixels * bytes, 255), take(white_side, white_side));
}

// Side by side in rows, each as high as the highest in it. Nothing if there is no room.
Atlas::Part Atlas::take(int width, int height) {
    const auto side = static_cast<int>(texture_.getSize().x);
    if (next_x_ + width > side) {
        row_ += row_height_;
        next_x_ = row_height_ = 0;
    }
    full_ = full_ || width > side || row_ + height > side;
    if (full_) return {};
    const Part part{next_x_, row_, width, height};
    next_x_ += width;
    row_height_ = std::max(row_height_, height);
    return part;
}

Atlas::Part Atlas::corner(int radius, int thickness) {
    const Corner wanted{radius, std::min(thickness, radius)};
    if (const auto found = corners_.find(wanted); found != corners_.end()) return found->second;
    const Part part = take(radius, radius);
    if (full_) return {};
    put(texture_, ring_pixels(radius, wanted.thickness), part);
    corners_[wanted] = part;
    return part;
}

Atlas::Part Atlas::letter(const sf::Font& font, unsigned size, const sf::IntRect& in_font) {
    const Part part = take(in_font.width, in_font.height);
    if (!full_) awaited_.push_back({&font, size, in_font, part});
    return part;
}

// A font's own texture is read once for all its letters: that takes long.
const sf::Texture& Atlas::texture() {
    while (!awaited_.empty()) {
        const Awaited first = awaited_.front();
        const auto alike = std::ranges::partition(awaited_, [&](const Awaited& one) {
            return one.font != first.font || one.size != first.size;
        });
        fetch({alike.begin(), alike.end()});
        awaited_.erase(alike.begin(), alike.end());
    }
    return texture_;
}

void Atlas::fetch(const std::vector<Awaited>& letters) {
    const sf::Image image = letters.front().font->getTexture(letters.front().size).copyToImage();
    for (const Awaited& letter : letters)
        put(texture_, cut_out(image, letter.in_font), letter.part);
}

}  // namespace noyes::desktop
