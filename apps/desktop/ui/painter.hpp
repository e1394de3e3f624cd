// The door through which everything is drawn. Canvas opens it to the window; widgets and screens
// know nothing else of it.
#pragma once

#include "colour.hpp"
#include "geometry.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace noyes::ui {

enum class Weight : std::uint8_t { regular, bold };

struct Font {
    float size = 16;  // of a line, in pixels
    Weight weight = Weight::regular;

    friend bool operator==(const Font&, const Font&) = default;
};

// How much room text takes.
class TextMeasure {
   public:
    TextMeasure() = default;
    TextMeasure(const TextMeasure&) = delete;
    TextMeasure& operator=(const TextMeasure&) = delete;
    virtual ~TextMeasure() = default;

    [[nodiscard]] virtual float width(std::string_view text, Font font) const = 0;
    // From one line to the next.
    [[nodiscard]] virtual float line_height(Font font) const = 0;
};

// A picture that a canvas can draw; made by Canvas::load.
class Picture {
   public:
    Picture() = default;
    Picture(const Picture&) = delete;
    Picture& operator=(const Picture&) = delete;
    virtual ~Picture() = default;
    [[nodiscard]] virtual Size size() const = 0;
};

class Painter : public TextMeasure {
   public:
    // The whole window; what was drawn before is gone.
    virtual void clear(Colour colour) = 0;
    virtual void fill(const Box& box, Colour colour, float radius = 0) = 0;
    // A frame that lies inside the box.
    virtual void outline(const Box& box, Colour colour, float thickness, float radius = 0) = 0;
    virtual void circle(Point centre, float radius, Colour colour) = 0;
    virtual void line(Point from, Point to, float thickness, Colour colour) = 0;
    // From its middle the whole edge can be seen.
    virtual void polygon(std::span<const Point> edge, Colour colour) = 0;
    void triangle(Point a, Point b, Point c, Colour colour) {
        polygon(std::array{a, b, c}, colour);
    }
    // One line; `place` is its top left corner.
    virtual void text(std::string_view text, Point place, Font font, Colour colour) = 0;
    // The part of the picture that `from` tells in pixels of it, stretched to the box.
    virtual void picture(const Picture& picture, const Box& from, const Box& box) = 0;

    // Nothing is drawn outside the box until `unclip`. They may be nested.
    virtual void clip(const Box& box) = 0;
    virtual void unclip() = 0;
};

// While it lives, nothing is drawn outside the box.
class Clipping {
   public:
    Clipping(Painter& painter, const Box& box) : painter_(painter) { painter_.clip(box); }
    Clipping(const Clipping&) = delete;
    Clipping& operator=(const Clipping&) = delete;
    ~Clipping() { painter_.unclip(); }

   private:
    Painter& painter_;
};

}  // namespace noyes::ui
