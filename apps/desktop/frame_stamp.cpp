#include "frame_stamp.hpp"

#include <SFML/Graphics/VertexArray.hpp>
#include <SFML/Graphics/View.hpp>
#include <SFML/Window/Context.hpp>

#include <array>

namespace noyes::desktop {

namespace {

constexpr unsigned numbers = 4;
constexpr int enough_misses = 5;

// The library has no function that reads a single pixel. Asking for one waits until the frame is
// finished, which costs time where a graphics card is at work: see `missed_`.
sf::Color last_pixel(sf::RenderWindow& window) {
    using ReadPixels = void (*)(int, int, int, int, unsigned, unsigned, void*);
    constexpr unsigned rgba = 0x1908;
    constexpr unsigned bytes = 0x1401;
    const auto read = reinterpret_cast<ReadPixels>(sf::Context::getFunction("glReadPixels"));
    std::array<sf::Uint8, 4> pixel{};
    if (read == nullptr || !window.setActive(true)) return sf::Color::Transparent;
    read(static_cast<int>(window.getSize().x) - 1, 0, 1, 1, rgba, bytes, pixel.data());
    return {pixel[0], pixel[1], pixel[2]};
}

}  // namespace

void FrameStamp::put(sf::RenderWindow& window, sf::Color ground) {
    if (missed_ >= enough_misses) return;
    ++frames_;
    colour_ = ground;
    colour_.b = static_cast<sf::Uint8>(ground.b / numbers * numbers + frames_ % numbers);
    const sf::Vector2f size(window.getSize());
    window.setView(sf::View(sf::FloatRect(0, 0, size.x, size.y)));
    sf::VertexArray pixel(sf::TriangleStrip);
    for (const float x : {size.x - 1, size.x}) {
        for (const float y : {size.y - 1, size.y}) pixel.append(sf::Vertex({x, y}, colour_));
    }
    window.draw(pixel);
}

bool FrameStamp::is_there(sf::RenderWindow& window) {
    if (frames_ == 0 || missed_ >= enough_misses) return false;
    const bool found = last_pixel(window) == colour_;
    missed_ = found ? 0 : missed_ + 1;
    return found;
}

}  // namespace noyes::desktop
