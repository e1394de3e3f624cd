// A box of widgets over the screen: a title, rows, and buttons below. Escape closes it.
//
//   class NameDialog : public Dialog {
//       NameDialog(Desk& desk) : Dialog(desk, "name", "desktop-name-title") {
//           add_row("desktop-name", field_);
//           add_button({"ok", "desktop-ok", {ui::Key::enter}, [this] { ... close(); }});
//       }
//       ui::TextField field_;
//   };
#pragma once

#include "action.hpp"
#include "desk.hpp"
#include "screen.hpp"
#include "ui/label.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::desktop {

class Dialog : public Screen {
   public:
    // `title` is a key of the word list, or the words themselves.
    Dialog(Desk& desk, std::string name, std::string_view title);

    [[nodiscard]] std::string_view name() const override { return name_; }
    [[nodiscard]] bool is_dialog() const override { return true; }
    void lay_out(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) override;
    void draw(ui::Painter& painter, const ui::Style& style) const override;
    bool press(const ui::Chord& chord) override;

   protected:
    [[nodiscard]] Desk& desk() { return desk_; }
    [[nodiscard]] const Desk& desk() const { return desk_; }
    // A widget with words before it, or alone in its row. It outlives the dialog.
    void add_row(std::string_view words, ui::Widget& widget);
    void add_row(ui::Widget& widget);
    // Lines of text; the label outlives the dialog, or is its own.
    void add_text(ui::Label& label);
    ui::Label& add_text(std::string name, std::string text, ui::Label::Look look = {});
    ui::Button& add_button(Action action);
    void close() { desk_.close(); }
    // Whether there is room for all rows that are shown.
    [[nodiscard]] bool fits(ui::Size window, const ui::TextMeasure& measure,
                            const ui::Style& style) const;

   private:
    struct Row {
        std::unique_ptr<ui::Label> words{};  // may be none
        ui::Widget* widget;
        ui::Label* text = nullptr;  // given if it is made of lines
    };

    [[nodiscard]] float row_height(const Row& row, float width, const ui::TextMeasure& measure,
                                   const ui::Style& style) const;
    [[nodiscard]] ui::Size room(ui::Size window, const ui::TextMeasure& measure,
                                const ui::Style& style) const;
    void place_row(const Row& row, const ui::Box& box, const ui::TextMeasure& measure,
                   const ui::Style& style) const;

    Desk& desk_;
    std::string name_;
    ui::Label title_;
    std::vector<Row> rows_;
    std::vector<std::unique_ptr<ui::Label>> texts_;
    Buttons buttons_;
    ui::Box box_{};
};

}  // namespace noyes::desktop
