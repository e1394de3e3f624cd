#include "canvas.hpp"
#include "fonts.hpp"
#include "soft_edge.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/Texture.hpp>

#include <algorithm>
#include <cmath>

namespace noyes::desktop {

namespace {

using ui::Box;
using ui::Colour;
using ui::Point;
using Pen = Drawing::Pen;

sf::Color to_sfml(Colour colour) { return {colour.red, colour.green, colour.blue, colour.alpha}; }

unsigned pixels(ui::Font font) {
    return static_cast<unsigned>(std::max(std::lround(font.size), 1L));
}

// What moves keeps its size.
Box on_pixels(const Box& box) {
    return {std::round(box.x), std::round(box.y), std::round(box.width), std::round(box.height)};
}

int fitting_radius(const Box& box, float radius) {
    const float most = std::floor(std::min(box.width, box.height) / 2);
    return static_cast<int>(std::clamp(std::round(radius), 0.F, std::max(most, 0.F)));
}

// As much of it as lies in the other box.
Box common(const Box& one, const Box& other) {
    const float x = std::max(one.x, other.x);
    const float y = std::max(one.y, other.y);
    return {x, y, std::min(one.right(), other.right()) - x,
            std::min(one.bottom(), other.bottom()) - y};
}

class Texture : public ui::Picture {
   public:
    explicit Texture(const sf::Image& image) : number_(++made) {
        texture_.loadFromImage(image);
        texture_.setSmooth(true);
    }
    [[nodiscard]] ui::Size size() const override {
        return {static_cast<float>(texture_.getSize().x), static_cast<float>(texture_.getSize().y)};
    }
    [[nodiscard]] const sf::Texture& texture() const { return texture_; }
    [[nodiscard]] std::uint64_t number() const { return number_; }

   private:
    static inline std::uint64_t made = 0;
    sf::Texture texture_;
    std::uint64_t number_;  // no two have the same
};

}  // namespace

Canvas::Canvas(sf::RenderWindow& window) : window_(window) {
    regular_.loadFromMemory(regular_font().data(), regular_font().size());
    bold_.loadFromMemory(bold_font().data(), bold_font().size());
}

void Canvas::begin(ui::Size size) {
    size_ = size;
    clips_.assign(1, {0, 0, size.width, size.height});
    drawing_.clear();
}

// A frame for which the atlas had no room is incomplete.
bool Canvas::end() {
    if (atlas_.is_full()) {
        atlas_.renew();
        patchwork_.forget();
        return false;
    }
    patchwork_.begin(size_);
    for (const Stroke& stroke : drawing_.strokes()) patchwork_.add(stroke.bounds, stroke.mark);
    changed_ = patchwork_.changed();
    return true;
}

void Canvas::show() {
    if (changed_.empty()) return;
    if (!stamp_.is_there(window_)) changed_ = {{0, 0, size_.width, size_.height}};
    for (const Box& box : changed_) drawing_.draw(window_, box, atlas_.texture());
    stamp_.put(window_, ground_);
    window_.display();
}

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

Letters& Canvas::letters(ui::Font font) const {
    const std::pair wanted{font.weight, pixels(font)};
    const auto found = letters_.find(wanted);
    if (found != letters_.end()) return found->second;
    const sf::Font& face = font.weight == ui::Weight::bold ? bold_ : regular_;
    return letters_.try_emplace(wanted, face, wanted.second, atlas_).first->second;
}

float Canvas::width(std::string_view text, ui::Font font) const {
    return letters(font).width(text);
}

float Canvas::line_height(ui::Font font) const { return letters(font).line_height(); }

void Canvas::clear(Colour colour) {
    drawing_.clear();
    ground_ = to_sfml(colour);
    const Pen pen(drawing_);
    plain({0, 0, size_.width, size_.height}, ground_);
}

void Canvas::quad(const Box& box, const sf::FloatRect& part, sf::Color colour) {
    const Box seen = common(box, clips_.back());
    if (seen.width <= 0 || seen.height <= 0) return;
    const sf::Vector2f scale(part.width / box.width, part.height / box.height);
    const auto add = [&](float x, float y) {
        drawing_.add({x, y}, colour,
                     {part.left + (x - box.x) * scale.x, part.top + (y - box.y) * scale.y});
    };
    add(seen.x, seen.y);
    add(seen.right(), seen.y);
    add(seen.x, seen.bottom());
    add(seen.x, seen.bottom());
    add(seen.right(), seen.y);
    add(seen.right(), seen.bottom());
}

void Canvas::plain(const Box& box, sf::Color colour) {
    quad(box, {Atlas::white(), {0, 0}}, colour);
}

// The quarter that the atlas has, turned over for the other three.
void Canvas::corners(const Box& box, int radius, int thickness, sf::Color colour) {
    const sf::FloatRect part(atlas_.corner(radius, thickness));
    const auto side = static_cast<float>(radius);
    for (const bool lower : {false, true}) {
        for (const bool right : {false, true}) {
            const Box place{right ? box.right() - side : box.x, lower ? box.bottom() - side : box.y,
                            side, side};
            quad(place,
                 {right ? part.left + part.width : part.left,
                  lower ? part.top + part.height : part.top, right ? -part.width : part.width,
                  lower ? -part.height : part.height},
                 colour);
        }
    }
}

void Canvas::fill(const Box& box, Colour colour, float radius) {
    const Pen pen(drawing_);
    const Box seen = on_pixels(box);
    const sf::Color painted = to_sfml(colour);
    const int round = fitting_radius(seen, radius);
    const auto side = static_cast<float>(round);
    if (round > 0) {
        corners(seen, round, round, painted);
        plain({seen.x + side, seen.y, seen.width - 2 * side, side}, painted);
        plain({seen.x + side, seen.bottom() - side, seen.width - 2 * side, side}, painted);
    }
    plain({seen.x, seen.y + side, seen.width, seen.height - 2 * side}, painted);
}

void Canvas::outline(const Box& box, Colour colour, float thickness, float radius) {
    const Pen pen(drawing_);
    const Box seen = on_pixels(box);
    const sf::Color painted = to_sfml(colour);
    const int round = fitting_radius(seen, radius);
    const float edge = std::max(std::round(thickness), 1.F);
    const float side = std::max(static_cast<float>(round), edge);
    if (round > 0) corners(seen, static_cast<int>(side), static_cast<int>(edge), painted);
    const float from = round > 0 ? side : 0;  // without round corners the upper and lower edge
    plain({seen.x + from, seen.y, seen.width - 2 * from, edge}, painted);  // have them
    plain({seen.x + from, seen.bottom() - edge, seen.width - 2 * from, edge}, painted);
    plain({seen.x, seen.y + side, edge, seen.height - 2 * side}, painted);
    plain({seen.right() - edge, seen.y + side, edge, seen.height - 2 * side}, painted);
}

void Canvas::circle(Point centre, float radius, Colour colour) {
    fill({centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, colour, radius);
}

void Canvas::line(Point from, Point to, float thickness, Colour colour) {
    polygon(edge_of_line(from, to, thickness), colour);
}

// What lies across the edge of a clipping is left out.
void Canvas::polygon(std::span<const Point> edge, Colour colour) {
    const auto inside = [&](Point point) { return clips_.back().contains(point); };
    if (clips_.size() > 1 && !std::ranges::all_of(edge, inside)) return;
    const Pen pen(drawing_);
    for (const SoftPoint& corner : with_soft_edge(edge)) {
        sf::Color painted = to_sfml(colour);
        painted.a = static_cast<sf::Uint8>(static_cast<float>(painted.a) * corner.strength);
        drawing_.add({corner.point.x, corner.point.y}, painted, Atlas::white());
    }
}

void Canvas::text(std::string_view text, Point place, ui::Font font, Colour colour) {
    const Pen pen(drawing_);
    const sf::Color painted = to_sfml(colour);
    const Point from{std::round(place.x), std::round(place.y)};
    for (const TextLine::Letter& letter : letters(font).line(text).letters) {
        const sf::FloatRect part(letter.part);
        quad({from.x + letter.place.x, from.y + letter.place.y, part.width, part.height}, part,
             painted);
    }
}

void Canvas::picture(const ui::Picture& picture, const Box& from, const Box& box) {
    const auto& drawn = static_cast<const Texture&>(picture);
    const Pen pen(drawing_, &drawn.texture(), drawn.number());
    quad(on_pixels(box), {from.x, from.y, from.width, from.height}, sf::Color::White);
}

void Canvas::clip(const Box& box) { clips_.push_back(common(on_pixels(box), clips_.back())); }

}  // namespace noyes::desktop
