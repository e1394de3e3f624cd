// The window as something to draw on: the only file that draws with SFML.
#pragma once

#include "ui/painter.hpp"

#include <SFML/Graphics/Font.hpp>
#include <SFML/Graphics/RenderWindow.hpp>
#include <SFML/Graphics/VertexArray.hpp>

#include <memory>
#include <string>
#include <vector>

namespace noyes::desktop {

class Canvas : public ui::Painter {
   public:
    // `window` outlives this object.
    explicit Canvas(sf::RenderWindow& window);

    // Between them everything is drawn; `show` brings it to the screen.
    void begin(ui::Size size);
    void end();
    void show();

    // nullptr if it is no picture.
    static std::shared_ptr<const ui::Picture> load(const std::string& file);
    // So many pixels of four bytes, row by row: red, green, blue, alpha.
    static std::shared_ptr<const ui::Picture> make(unsigned width, unsigned height,
                                                   const std::vector<std::uint8_t>& pixels);

    [[nodiscard]] float width(std::string_view text, ui::Font font) const override;
    [[nodiscard]] float line_height(ui::Font font) const override;
    void fill(const ui::Box& box, ui::Colour colour, float radius) override;
    void outline(const ui::Box& box, ui::Colour colour, float thickness, float radius) override;
    void circle(ui::Point centre, float radius, ui::Colour colour) override;
    void line(ui::Point from, ui::Point to, float thickness, ui::Colour colour) override;
    void triangle(ui::Point a, ui::Point b, ui::Point c, ui::Colour colour) override;
    void text(std::string_view text, ui::Point place, ui::Font font, ui::Colour colour) override;
    void picture(const ui::Picture& picture, const ui::Box& from, const ui::Box& box) override;
    void clip(const ui::Box& box) override;
    void unclip() override;

   private:
    [[nodiscard]] const sf::Font& font_of(ui::Font font) const;
    void add(ui::Point point, ui::Colour colour);
    void fan(const std::vector<ui::Point>& edge, ui::Point centre, ui::Colour colour);
    void flush();
    void apply_clip();

    sf::RenderWindow& window_;
    sf::Font regular_;
    sf::Font bold_;
    sf::VertexArray triangles_{sf::Triangles};  // shapes wait here and are drawn at once
    std::vector<ui::Box> clips_;
    ui::Size size_{};
};

}  // namespace noyes::desktop
