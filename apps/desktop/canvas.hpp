// The window as something to draw on. Only this file and its parts (atlas, letters, drawing,
// frame_stamp) draw with SFML.
//
// A frame is gathered first and then compared with the one before: only what differs is drawn, and
// all that has the same texture is handed to the driver at once. Boxes and letters stand on whole
// pixels and come from the atlas with soft edges, other shapes fade out at theirs; so no
// multisampling is needed, which takes long where the driver works without a graphics card.
#pragma once

#include "atlas.hpp"
#include "drawing.hpp"
#include "frame_stamp.hpp"
#include "letters.hpp"
#include "patchwork.hpp"
#include "ui/painter.hpp"

#include <SFML/Graphics/Font.hpp>
#include <SFML/Graphics/RenderWindow.hpp>

#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace noyes::desktop {

class Canvas : public ui::Painter {
   public:
    // `window` outlives this object.
    explicit Canvas(sf::RenderWindow& window);

    // Between them everything is drawn. False: it has to be drawn once more, from `begin` on.
    void begin(ui::Size size);
    [[nodiscard]] bool end();
    // Brings it to the screen, if anything has changed.
    void show();
    // The window was covered, or was not seen for a while: nothing on it is kept.
    void forget() { patchwork_.forget(); }

    // nullptr if it is no picture.
    static std::shared_ptr<const ui::Picture> load(const std::string& file);
    // So many pixels of four bytes, row by row: red, green, blue, alpha.
    static std::shared_ptr<const ui::Picture> make(unsigned width, unsigned height,
                                                   const std::vector<std::uint8_t>& pixels);

    [[nodiscard]] float width(std::string_view text, ui::Font font) const override;
    [[nodiscard]] float line_height(ui::Font font) const override;
    void clear(ui::Colour colour) override;
    void fill(const ui::Box& box, ui::Colour colour, float radius) override;
    void outline(const ui::Box& box, ui::Colour colour, float thickness, float radius) override;
    void circle(ui::Point centre, float radius, ui::Colour colour) override;
    void line(ui::Point from, ui::Point to, float thickness, ui::Colour colour) override;
    void polygon(std::span<const ui::Point> edge, ui::Colour colour) override;
    void text(std::string_view text, ui::Point place, ui::Font font, ui::Colour colour) override;
    void picture(const ui::Picture& picture, const ui::Box& from, const ui::Box& box) override;
    void clip(const ui::Box& box) override;
    void unclip() override { clips_.pop_back(); }

   private:
    [[nodiscard]] Letters& letters(ui::Font font) const;
    void quad(const ui::Box& box, const sf::FloatRect& part, sf::Color colour);
    void plain(const ui::Box& box, sf::Color colour);
    void corners(const ui::Box& box, int radius, int thickness, sf::Color colour);

    sf::RenderWindow& window_;
    sf::Font regular_;
    sf::Font bold_;
    mutable Atlas atlas_;
    mutable std::map<std::pair<ui::Weight, unsigned>, Letters> letters_;
    Drawing drawing_;
    Patchwork patchwork_;
    FrameStamp stamp_;
    std::vector<ui::Box> changed_;  // what has to be drawn of this frame
    std::vector<ui::Box> clips_;
    ui::Size size_{};
    sf::Color ground_;
};

}  // namespace noyes::desktop
