// Words. They are broken into lines; what is higher than the box is drawn smaller.
#pragma once

#include "widget.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace noyes::ui {

class Label : public Widget {
   public:
    struct Look {
        float size = 15;
        Weight weight = Weight::regular;
        bool faint = false;
        bool centred = false;
    };

    explicit Label(std::string name, std::string text = {})
        : Label(std::move(name), std::move(text), Look()) {}
    Label(std::string name, std::string text, Look look)
        : Widget(std::move(name)), text_(std::move(text)), look_(look) {}

    [[nodiscard]] std::string_view kind() const override { return "label"; }
    [[nodiscard]] std::string said() const override { return text_; }
    // In one line.
    [[nodiscard]] Size wanted(const TextMeasure& measure, const Style& style) const override;
    // Broken into lines of that width.
    [[nodiscard]] float height_for(float width, const TextMeasure& measure,
                                   const Style& style) const;

    // True if it is another text.
    bool set_text(std::string text);
    void set_colour(std::optional<Colour> colour) { colour_ = colour; }

    void draw(Painter& painter, const Style& style) const override;

   private:
    // How the text was broken last: it stays so for most frames.
    struct Broken {
        Font font{};
        float width = -1;
        std::vector<std::string> lines{};
    };
    [[nodiscard]] Font font(const Style& style) const;
    [[nodiscard]] const std::vector<std::string>& lines(Font font, float width,
                                                        const TextMeasure& measure) const;

    std::string text_;
    mutable Broken broken_;
    Look look_;
    std::optional<Colour> colour_;
};

}  // namespace noyes::ui
