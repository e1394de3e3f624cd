// A list of lines with one of them marked. Only what is in sight is asked for, so it may be as long
// as a solution of a large board.
#pragma once

#include "widget.hpp"

#include <functional>

namespace noyes::ui {

class ListView : public Widget {
   public:
    struct Content {
        std::function<std::size_t()> size;
        std::function<std::string(std::size_t)> line;
    };

    ListView(std::string name, Content content, std::function<void(std::size_t)> chosen);

    [[nodiscard]] std::string_view kind() const override { return "list"; }
    // The lines in sight.
    [[nodiscard]] std::string said() const override;
    [[nodiscard]] std::string state() const override;
    [[nodiscard]] Size wanted(const TextMeasure& measure, const Style& style) const override;

    [[nodiscard]] std::size_t marked() const { return marked_; }
    // Brings it into sight; tells nobody.
    void mark(std::size_t line);
    // After it was placed: the marked line stays in sight if the list has become smaller.
    void keep_in_sight();

    void draw(Painter& painter, const Style& style) const override;
    [[nodiscard]] bool takes_focus() const override { return true; }
    bool press(Point point) override;
    bool drag(Point point) override;
    bool roll(Point point, float lines) override;
    bool key(const Chord& chord) override;

    void want(float height) { wanted_ = height; }  // 0 for the usual one
    void set_row(float height) { row_ = height; }  // by whoever lays it out, before it is drawn

   private:
    [[nodiscard]] std::size_t visible() const;
    [[nodiscard]] std::size_t last_first() const;
    [[nodiscard]] Box bar() const;
    bool choose(std::size_t line);
    void draw_bar(Painter& painter, const Style& style) const;

    Content content_;
    std::function<void(std::size_t)> chosen_;
    std::size_t marked_ = 0;
    std::size_t first_ = 0;
    float row_ = 24;
    float wanted_ = 0;
    std::size_t visible_before_ = 0;
    bool on_bar_ = false;
};

}  // namespace noyes::ui
