#include "canvas.hpp"
#include "fonts.hpp"
#include "outlines.hpp"

#include <SFML/Graphics/Sprite.hpp>
#include <SFML/Graphics/Text.hpp>
#include <SFML/Graphics/Texture.hpp>

#include <algorithm>
#include <cmath>

namespace noyes::desktop {

namespace {

using ui::Box;
using ui::Colour;
using ui::Point;

sf::Color to_sfml(Colour colour) { return {colour.red, colour.green, colour.blue, colour.alpha}; }

sf::String to_sfml(std::string_view text) { return sf::String::fromUtf8(text.begin(), text.end()); }

unsigned pixels(ui::Font font) {
    return static_cast<unsigned>(std::max(std::lround(font.size), 1L));
}

class Texture : public ui::Picture {
   public:
    explicit Texture(const sf::Image& image) {
        texture_.loadFromImage(image);
        texture_.setSmooth(true);
    }
    [[nodiscard]] ui::Size size() const override {
        return {static_cast<float>(texture_.getSize().x), static_cast<float>(texture_.getSize().y)};
    }
    [[nodiscard]] const sf::Texture& texture() const { return texture_; }

   private:
    sf::Texture texture_;
};

}  // namespace

Canvas::Canvas(sf::RenderWindow& window) : window_(window) {
    regular_.loadFromMemory(regular_font().data(), regular_font().size());
    bold_.loadFromMemory(bold_font().data(), bold_font().size());
}

void Canvas::begin(ui::Size size) {
    size_ = size;
    clips_.clear();
    apply_clip();
    window_.clear();
}

void Canvas::end() { flush(); }

void Canvas::show() { window_.display(); }

std::shared_ptr<const ui::Picture> Canvas::load(const std::string& file) {
    sf::Image image;
    if (!image.loadFromFile(file)) return nullptr;
    return std::make_shared<Texture>(image);
}

std::shared_ptr<const ui::Picture> Canvas::make(unsigned width, unsigned height,
                                                const std::vector<std::uint8_t>& pixels) {
    sf::Image image;
    image.create(width, height, pixels.data());
    return std::make_shared<Texture>(image);
}

const sf::Font& Canvas::font_of(ui::Font font) const {
    return font.weight == ui::Weight::bold ? bold_ : regular_;
}

float Canvas::width(std::string_view text, ui::Font font) const {
    const sf::Font& letters = font_of(font);
    const unsigned size = pixels(font);
    float width = 0;
    sf::Uint32 before = 0;
    for (const sf::Uint32 letter : to_sfml(text)) {
        width += letters.getKerning(before, letter, size);
        width += letters.getGlyph(letter, size, false).advance;
        before = letter;
    }
    return width;
}

float Canvas::line_height(ui::Font font) const {
    return font_of(font).getLineSpacing(pixels(font));
}

void Canvas::add(Point point, Colour colour) {
    triangles_.append(sf::Vertex({point.x, point.y}, to_sfml(colour)));
}

void Canvas::triangle(Point a, Point b, Point c, Colour colour) {
    add(a, colour);
    add(b, colour);
    add(c, colour);
}

void Canvas::fan(const std::vector<Point>& edge, Point centre, Colour colour) {
    for (std::size_t i = 0; i < edge.size(); ++i)
        triangle(centre, edge[i], edge[(i + 1) % edge.size()], colour);
}

void Canvas::fill(const Box& box, Colour colour, float radius) {
    fan(rounded_edge(box, radius), box.centre(), colour);
}

void Canvas::outline(const Box& box, Colour colour, float thickness, float radius) {
    const std::vector<Point> outer = rounded_edge(box, radius);
    const std::vector<Point> inner =
        rounded_edge(box.inset(thickness), std::max(radius - thickness, 0.F), outer.size());
    for (std::size_t i = 0; i < outer.size(); ++i) {
        const std::size_t next = (i + 1) % outer.size();
        triangle(outer[i], outer[next], inner[i], colour);
        triangle(inner[i], outer[next], inner[next], colour);
    }
}

void Canvas::circle(Point centre, float radius, Colour colour) {
    fan(rounded_edge({centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, radius),
        centre, colour);
}

void Canvas::line(Point from, Point to, float thickness, Colour colour) {
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    if (length <= 0) return;
    const Point side{-(to.y - from.y) / length * thickness / 2,
                     (to.x - from.x) / length * thickness / 2};
    triangle({from.x + side.x, from.y + side.y}, {from.x - side.x, from.y - side.y},
             {to.x + side.x, to.y + side.y}, colour);
    triangle({to.x + side.x, to.y + side.y}, {from.x - side.x, from.y - side.y},
             {to.x - side.x, to.y - side.y}, colour);
    circle(from, thickness / 2, colour);
    circle(to, thickness / 2, colour);
}

void Canvas::flush() {
    if (triangles_.getVertexCount() > 0) window_.draw(triangles_);
    triangles_.clear();
}

void Canvas::text(std::string_view text, Point place, ui::Font font, Colour colour) {
    flush();
    sf::Text shown(to_sfml(text), font_of(font), pixels(font));
    shown.setFillColor(to_sfml(colour));
    shown.setPosition(place.x, place.y);
    window_.draw(shown);
}

void Canvas::picture(const ui::Picture& picture, const Box& from, const Box& box) {
    flush();
    const auto& texture = static_cast<const Texture&>(picture).texture();
    sf::Sprite sprite(texture, {static_cast<int>(from.x), static_cast<int>(from.y),
                                static_cast<int>(from.width), static_cast<int>(from.height)});
    sprite.setPosition(box.x, box.y);
    sprite.setScale(box.width / std::max(from.width, 1.F), box.height / std::max(from.height, 1.F));
    window_.draw(sprite);
}

void Canvas::clip(const Box& box) {
    flush();
    Box seen = box;
    if (!clips_.empty()) {
        const Box& outer = clips_.back();
        seen.x = std::max(box.x, outer.x);
        seen.y = std::max(box.y, outer.y);
        seen.width = std::max(std::min(box.right(), outer.right()) - seen.x, 0.F);
        seen.height = std::max(std::min(box.bottom(), outer.bottom()) - seen.y, 0.F);
    }
    clips_.push_back(seen);
    apply_clip();
}

void Canvas::unclip() {
    flush();
    clips_.pop_back();
    apply_clip();
}

// A view of that part of the window, in the same pixels.
void Canvas::apply_clip() {
    const Box whole{0, 0, size_.width, size_.height};
    const Box box = clips_.empty() ? whole : clips_.back();
    const Box seen{std::floor(box.x), std::floor(box.y), std::max(std::ceil(box.width), 1.F),
                   std::max(std::ceil(box.height), 1.F)};
    sf::View view(sf::FloatRect(seen.x, seen.y, seen.width, seen.height));
    view.setViewport({seen.x / size_.width, seen.y / size_.height, seen.width / size_.width,
                      seen.height / size_.height});
    window_.setView(view);
}

}  // namespace noyes::desktop
