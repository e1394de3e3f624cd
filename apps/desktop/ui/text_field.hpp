// A line that can be typed into. However long it is, the cursor stays in sight; without the
// keyboard it shows how it begins.
#pragma once

#include "widget.hpp"

#include <functional>

namespace noyes::ui {

class TextField : public Widget {
   public:
    struct Answers {
        std::function<void(const std::string&)> changed{};  // may be empty
        std::function<void(const std::string&)> entered{};  // Enter was pressed; may be empty
    };

    TextField(std::string name, std::string text, Answers answers);

    [[nodiscard]] std::string_view kind() const override { return "text-field"; }
    [[nodiscard]] std::string said() const override { return text_; }
    [[nodiscard]] Size wanted(const TextMeasure& measure, const Style& style) const override;

    [[nodiscard]] const std::string& text() const { return text_; }
    void set_text(std::string text);
    // Shown faintly as long as nothing is typed.
    void set_prompt(std::string prompt) { prompt_ = std::move(prompt); }
    // Where Ctrl+V and Ctrl+C find and leave text.
    struct Clipboard {
        std::function<std::string()> get{};
        std::function<void(const std::string&)> set{};
    };
    void set_clipboard(Clipboard clipboard) { clipboard_ = std::move(clipboard); }

    void draw(Painter& painter, const Style& style) const override;
    [[nodiscard]] bool takes_focus() const override { return true; }
    bool press(Point point) override;
    bool key(const Chord& chord) override;
    bool type(std::string_view text) override;

   private:
    void insert(std::string_view text);
    bool erase(std::size_t from, std::size_t to);
    bool edit(const Chord& chord);
    bool with_control(Key key);
    void tell();

    std::string text_;
    std::string prompt_;
    Answers answers_;
    Clipboard clipboard_;
    std::size_t cursor_ = 0;  // in bytes
};

}  // namespace noyes::ui
