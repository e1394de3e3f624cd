// What a frame consists of, in order, before any of it is drawn.
#pragma once

#include "ui/geometry.hpp"

#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/Texture.hpp>
#include <SFML/Graphics/Vertex.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace noyes::desktop {

// Something that is drawn with a part of a texture.
struct Stroke {
    ui::Box bounds{};
    const sf::Texture* texture = nullptr;  // nullptr for the atlas
    std::size_t first = 0;                 // of its corners, three by three
    std::size_t count = 0;
    std::uint64_t mark = 0;  // strokes that look the same have the same
};

class Drawing {
   public:
    void clear();

    // As long as it lives, what is added is one stroke.
    class Pen {
       public:
        // `picture` tells pictures apart; 0 for the atlas.
        explicit Pen(Drawing& drawing, const sf::Texture* texture = nullptr,
                     std::uint64_t picture = 0)
            : drawing_(drawing) {
            drawing_.begin_stroke(texture, picture);
        }
        Pen(const Pen&) = delete;
        Pen& operator=(const Pen&) = delete;
        ~Pen() { drawing_.end_stroke(); }

       private:
        Drawing& drawing_;
    };
    void add(sf::Vector2f place, sf::Color colour, sf::Vector2f in_texture);

    [[nodiscard]] const std::vector<Stroke>& strokes() const { return strokes_; }
    // What is to be seen in the box; nothing else changes.
    void draw(sf::RenderTarget& target, const ui::Box& box, const sf::Texture& atlas) const;

   private:
    void begin_stroke(const sf::Texture* texture, std::uint64_t picture);
    void end_stroke();

    std::vector<sf::Vertex> corners_;
    std::vector<Stroke> strokes_;
    mutable std::vector<sf::Vertex> together_;  // what goes to the driver at once
};

}  // namespace noyes::desktop
