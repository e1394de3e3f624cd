#include "dialog.hpp"
#include "ui/layout.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace noyes::desktop {

namespace {

constexpr float width_of_words = 150;

}  // namespace

Dialog::Dialog(Desk& desk, std::string name, std::string_view title)
    : desk_(desk),
      name_(std::move(name)),
      title_("title", desk.say(title), {.size = 20, .weight = ui::Weight::bold}) {
    page().add(title_);
}

void Dialog::add_row(std::string_view words, ui::Widget& widget) {
    auto label = std::make_unique<ui::Label>("about-" + widget.name(), desk_.say(words));
    page().add(*label);
    page().add(widget);
    rows_.push_back({std::move(label), &widget});
}

void Dialog::add_row(ui::Widget& widget) {
    page().add(widget);
    rows_.push_back({nullptr, &widget});
}

void Dialog::add_text(ui::Label& label) {
    page().add(label);
    rows_.push_back({nullptr, &label, &label});
}

ui::Label& Dialog::add_text(std::string name, std::string text, ui::Label::Look look) {
    texts_.push_back(std::make_unique<ui::Label>(std::move(name), std::move(text), look));
    add_text(*texts_.back());
    return *texts_.back();
}

ui::Button& Dialog::add_button(Action action) {
    return buttons_.add(desk_, page(), std::move(action));
}

bool Dialog::press(const ui::Chord& chord) {
    if (chord.key != ui::Key::escape) return false;
    close();
    return true;
}

float Dialog::row_height(const Row& row, float width, const ui::TextMeasure& measure,
                         const ui::Style& style) const {
    if (row.text != nullptr) return row.text->height_for(width, measure, style);
    return row.widget->wanted(measure, style).height;
}

ui::Size Dialog::room(ui::Size window, const ui::TextMeasure& measure,
                      const ui::Style& style) const {
    constexpr float usual = 480;
    const float margin = 2 * style.scaled(20);
    float width = style.scaled(usual);
    for (const Row& row : rows_) {
        if (!row.widget->shown()) continue;
        const float words = row.words ? style.scaled(width_of_words) + style.gap() : 0;
        if (row.text == nullptr)
            width = std::max(width, words + row.widget->wanted(measure, style).width);
    }
    width = std::min(width, window.width - margin - 2 * style.gap());
    float height = title_.height_for(width, measure, style) + style.gap();
    for (const Row& row : rows_) {
        if (row.widget->shown()) height += row_height(row, width, measure, style) + style.gap();
    }
    height += style.gap() + ui::grid_height(buttons_.widgets(), width, measure, style);
    return {width + margin, height + margin};
}

bool Dialog::fits(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) const {
    return room(window, measure, style).height <= window.height - style.gap();
}

void Dialog::place_row(const Row& row, const ui::Box& box, const ui::TextMeasure& measure,
                       const ui::Style& style) const {
    if (row.text != nullptr || !row.words) return row.widget->place(box);
    ui::Row line(box, style.gap());
    const ui::Box words = line.take(style.scaled(width_of_words));
    const float height = row.words->height_for(words.width, measure, style);
    row.words->place({words.x, std::round(words.y + std::max((words.height - height) / 2, 0.F)),
                      words.width, std::min(height, words.height)});
    row.widget->place(line.rest());
}

void Dialog::lay_out(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) {
    const ui::Size wanted = room(window, measure, style);
    const ui::Box all{0, 0, window.width, window.height};
    box_ = all.centred({wanted.width, std::min(wanted.height, window.height - style.gap())});
    box_ = {std::round(box_.x), std::round(box_.y), std::round(box_.width),
            std::round(box_.height)};
    ui::Column column(box_.inset(style.scaled(20)), style.gap());
    const float width = column.rest().width;
    title_.place(column.take(title_.height_for(width, measure, style)));
    const float buttons = ui::grid_height(buttons_.widgets(), width, measure, style);
    const ui::Box below = column.take_from_bottom(buttons);
    for (const Row& row : rows_) {
        if (row.words) row.words->show(row.widget->shown());
        if (row.widget->shown())
            place_row(row, column.take(row_height(row, width, measure, style)), measure, style);
    }
    ui::place_in_grid(buttons_.widgets(), below, measure, style);
}

void Dialog::draw(ui::Painter& painter, const ui::Style& style) const {
    const ui::Theme& theme = *style.theme;
    painter.fill(box_, theme.panel, style.scaled(12));
    painter.outline(box_, theme.border, std::max(theme.outline, style.scaled(1)), style.scaled(12));
    Screen::draw(painter, style);
}

}  // namespace noyes::desktop
