#include "drawing.hpp"

#include <SFML/Graphics/RenderStates.hpp>
#include <SFML/Graphics/View.hpp>

#include <algorithm>
#include <bit>
#include <limits>

namespace noyes::desktop {

namespace {

using ui::Box;

std::uint64_t joined(std::uint64_t mark, std::uint64_t value) {
    constexpr std::uint64_t odd = 0xD6E8'FEB8'6659'FD93;
    mark = (mark ^ value) * odd;
    return mark ^ (mark >> 32);
}

std::uint64_t bits_of(sf::Vector2f pair) {
    return std::uint64_t{std::bit_cast<std::uint32_t>(pair.x)} << 32 |
           std::bit_cast<std::uint32_t>(pair.y);
}

bool touch(const Box& one, const Box& other) {
    return one.x < other.right() && other.x < one.right() && one.y < other.bottom() &&
           other.y < one.bottom();
}

// So that nothing is drawn outside of the box; in the pixels of the target.
void look_at(sf::RenderTarget& target, const Box& box) {
    const sf::Vector2f size(target.getSize());
    sf::View view(sf::FloatRect(box.x, box.y, box.width, box.height));
    view.setViewport({box.x / size.x, box.y / size.y, box.width / size.x, box.height / size.y});
    target.setView(view);
}

}  // namespace

void Drawing::clear() {
    corners_.clear();
    strokes_.clear();
}

void Drawing::begin_stroke(const sf::Texture* texture, std::uint64_t picture) {
    strokes_.push_back({.texture = texture, .first = corners_.size(), .mark = joined(1, picture)});
}

void Drawing::add(sf::Vector2f place, sf::Color colour, sf::Vector2f in_texture) {
    corners_.emplace_back(place, colour, in_texture);
    std::uint64_t& mark = strokes_.back().mark;
    mark = joined(mark, bits_of(place));
    mark = joined(mark, bits_of(in_texture));
    mark = joined(mark, colour.toInteger());
}

void Drawing::end_stroke() {
    Stroke& stroke = strokes_.back();
    stroke.count = corners_.size() - stroke.first;
    if (stroke.count == 0) return strokes_.pop_back();
    constexpr float far = std::numeric_limits<float>::max();
    sf::Vector2f least(far, far);
    sf::Vector2f most(-far, -far);
    for (std::size_t i = stroke.first; i < corners_.size(); ++i) {
        const sf::Vector2f place = corners_[i].position;
        least = {std::min(least.x, place.x), std::min(least.y, place.y)};
        most = {std::max(most.x, place.x), std::max(most.y, place.y)};
    }
    stroke.bounds = {least.x, least.y, most.x - least.x, most.y - least.y};
}

void Drawing::draw(sf::RenderTarget& target, const Box& box, const sf::Texture& atlas) const {
    look_at(target, box);
    const sf::Texture* texture = nullptr;
    const auto hand_over = [&] {
        if (together_.empty()) return;
        sf::RenderStates states;
        states.texture = texture != nullptr ? texture : &atlas;
        target.draw(together_.data(), together_.size(), sf::Triangles, states);
        together_.clear();
    };
    for (const Stroke& stroke : strokes_) {
        if (!touch(stroke.bounds, box)) continue;
        if (stroke.texture != texture) hand_over();
        texture = stroke.texture;
        const auto first = corners_.begin() + static_cast<std::ptrdiff_t>(stroke.first);
        together_.insert(together_.end(), first, first + static_cast<std::ptrdiff_t>(stroke.count));
    }
    hand_over();
}

}  // namespace noyes::desktop
