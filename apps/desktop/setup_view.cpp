#include "setup_view.hpp"
#include "ui/text_fit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace noyes::desktop {

std::string to_line(const game::BoardSetup& setup) {
    const tiles::Extent extent = setup.goal().extent();
    std::string line;
    for (tiles::Cell cell = 0; cell < extent.cells(); ++cell) {
        if (cell > 0) line += extent.column(cell) == 0 ? " / " : " ";
        const game::Content content = setup.at(cell);
        line += content ? std::to_string(*content) : std::string("-");
    }
    return line;
}

std::string SetupView::said() const { return to_line(setup_); }

std::string SetupView::state() const {
    const ui::Box first = cell_box(0);
    return fmt::format("rows={} columns={} cells={:.1f},{:.1f},{:.2f} chosen={}", extent().rows,
                       extent().columns, first.x, first.y, pitch(), chosen_);
}

ui::Size SetupView::wanted(const ui::TextMeasure& /*measure*/, const ui::Style& style) const {
    return {style.scaled(300), style.scaled(210)};
}

float SetupView::pitch() const {
    return std::floor(std::min(box().width / static_cast<float>(extent().columns),
                               box().height / static_cast<float>(extent().rows)));
}

ui::Box SetupView::cell_box(tiles::Cell cell) const {
    const float side = pitch();
    const ui::Box all = box().centred(
        {side * static_cast<float>(extent().columns), side * static_cast<float>(extent().rows)});
    return {all.x + side * static_cast<float>(extent().column(cell)),
            all.y + side * static_cast<float>(extent().row(cell)), side, side};
}

std::optional<tiles::Cell> SetupView::cell_at(ui::Point point) const {
    for (tiles::Cell cell = 0; cell < extent().cells(); ++cell) {
        if (cell_box(cell).contains(point)) return cell;
    }
    return std::nullopt;
}

// Empty, too large, or there are two of it.
bool SetupView::is_wrong(tiles::Cell cell) const {
    const game::Content content = setup_.at(cell);
    if (!content || *content >= extent().cells()) return true;
    for (tiles::Cell other = 0; other < extent().cells(); ++other) {
        if (other != cell && setup_.at(other) == content) return true;
    }
    return false;
}

void SetupView::draw_cell(ui::Painter& painter, const ui::Style& style, tiles::Cell cell,
                          const ui::Box& box) const {
    const ui::Theme& theme = *style.theme;
    const game::Content content = setup_.at(cell);
    const ui::Box face = box.inset(std::max(box.width * 0.03F, 1.F));
    const float radius = box.width * 0.1F;
    const bool blank = content == game::Content{0};
    const bool wrong = is_wrong(cell);
    painter.fill(face, blank || !content ? theme.board : theme.tile, radius);
    painter.outline(face, wrong ? theme.warning : theme.border,
                    wrong ? style.scaled(2) : theme.outline, radius);
    const std::string text = content ? std::to_string(*content) : std::string("?");
    const ui::Font font{std::round(box.height * 0.4F), ui::Weight::bold};
    ui::draw_centred(painter, text, face.inset(box.width * 0.08F, 0), font,
                     wrong   ? theme.warning
                     : blank ? theme.faint
                             : theme.tile_text);
}

void SetupView::draw(ui::Painter& painter, const ui::Style& style) const {
    for (tiles::Cell cell = 0; cell < extent().cells(); ++cell) {
        if (cell != held_) draw_cell(painter, style, cell, cell_box(cell));
    }
    if (focused())
        painter.outline(cell_box(chosen_), style.theme->focus, style.scaled(3), pitch() * 0.1F);
    if (held_)
        draw_cell(painter, style, *held_,
                  {at_.x - pitch() / 2, at_.y - pitch() / 2, pitch(), pitch()});
}

bool SetupView::press(ui::Point point) {
    const std::optional<tiles::Cell> cell = cell_at(point);
    if (!cell) return false;
    chosen_ = *cell;
    typing_ = false;
    held_ = cell;
    at_ = cell_box(*cell).centre();
    return true;
}

bool SetupView::drag(ui::Point point) {
    if (!held_) return false;
    at_ = point;
    return true;
}

bool SetupView::release(ui::Point point) {
    const std::optional<tiles::Cell> from = std::exchange(held_, std::nullopt);
    const std::optional<tiles::Cell> to = cell_at(point);
    if (!from) return false;
    if (!to || from == to) return true;
    setup_.exchange(*from, *to);
    chosen_ = *to;
    changed_();
    return true;
}

bool SetupView::go(int rows, int columns) {
    const int row = static_cast<int>(extent().row(chosen_)) + rows;
    const int column = static_cast<int>(extent().column(chosen_)) + columns;
    typing_ = false;
    if (row < 0 || column < 0 || row >= static_cast<int>(extent().rows) ||
        column >= static_cast<int>(extent().columns))
        return true;
    chosen_ = extent().cell(static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column));
    return true;
}

bool SetupView::put(game::Content content) {
    setup_.put(chosen_, content);
    changed_();
    return true;
}

bool SetupView::key(const ui::Chord& chord) {
    if (chord.control) return false;
    switch (chord.key) {
        case ui::Key::up: return go(-1, 0);
        case ui::Key::down: return go(1, 0);
        case ui::Key::left: return go(0, -1);
        case ui::Key::right: return go(0, 1);
        case ui::Key::space:
            if (chosen_ + 1 < extent().cells()) ++chosen_;
            typing_ = false;
            return true;
        case ui::Key::backspace:
        case ui::Key::remove: typing_ = false; return put(std::nullopt);
        default: return false;
    }
}

bool SetupView::type(std::string_view text) {
    constexpr tiles::Tile ten = 10;
    if (text.size() != 1 || text.front() < '0' || text.front() > '9') return false;
    const auto digit = static_cast<tiles::Tile>(text.front() - '0');
    const game::Content before = setup_.at(chosen_);
    const bool longer =
        typing_ && before && *before > 0 && *before * ten + digit < extent().cells();
    typing_ = true;
    return put(longer ? *before * ten + digit : digit);
}

}  // namespace noyes::desktop
