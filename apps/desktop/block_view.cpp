#include <noyes/blocks/text.hpp>

#include "block_view.hpp"
#include "cheer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace noyes::desktop {

namespace {

constexpr float frame = 0.12F;  // around the level, in cells

std::vector<ui::Point> places_of(const game::BlockPlay& rules, const game::BlockState& state) {
    const blocks::Extent extent = rules.level().extent;
    std::vector<ui::Point> places;
    for (const blocks::Cell corner : state.corners)
        places.push_back(
            {static_cast<float>(extent.column(corner)), static_cast<float>(extent.row(corner))});
    return places;
}

}  // namespace

void BlockView::show(const game::BlockPlay& rules, const game::BlockState& state, Motion motion,
                     Moment now) {
    const bool other = !rules_ || !(rules_->level() == rules.level());
    if (other) chosen_.reset();
    rules_ = rules;
    state_ = state;
    hint_ = {};
    drag_.reset();
    cheering_.reset();
    now_ = now;
    if (other || motion == Motion::jump) slide_.jump_to(places_of(rules, state));
    else slide_.go_to(places_of(rules, state), now);
}

std::string BlockView::said() const {
    if (!rules_) return {};
    std::string rows = to_grid(rules_->level_at(state_));
    while (rows.ends_with('\n')) rows.pop_back();
    std::string line;
    for (const char c : rows) line += c == '\n' ? std::string(" / ") : std::string(1, c);
    return line;
}

std::string BlockView::state() const {
    if (!rules_) return {};
    const blocks::Extent extent = rules_->level().extent;
    return fmt::format("rows={} columns={} cells={:.1f},{:.1f},{:.2f} chosen={}{}", extent.rows,
                       extent.columns, inside().x, inside().y, pitch(),
                       rules_->level().pieces[chosen()].name, is_moving() ? " moving" : "");
}

ui::Size BlockView::wanted(const ui::TextMeasure& /*measure*/, const ui::Style& style) const {
    return {style.scaled(300), style.scaled(300)};
}

void BlockView::place_in(const ui::Box& room) {
    if (!rules_) return place(room);
    const auto columns = static_cast<float>(rules_->level().extent.columns) + 2 * frame;
    const auto rows = static_cast<float>(rules_->level().extent.rows) + 2 * frame;
    const float side = std::floor(std::min(room.width / columns, room.height / rows));
    const ui::Box box = room.centred({side * columns, side * rows});
    place({std::round(box.x), std::round(box.y), box.width, box.height});
}

bool BlockView::is_legible() const {
    constexpr float least = 10;
    return pitch() >= least;
}

float BlockView::pitch() const {
    return box().width / (static_cast<float>(rules_->level().extent.columns) + 2 * frame);
}

ui::Box BlockView::inside() const { return box().inset(pitch() * frame); }

std::optional<std::uint32_t> BlockView::piece_at(ui::Point point) const {
    if (!rules_ || !inside().contains(point)) return std::nullopt;
    const blocks::Extent extent = rules_->level().extent;
    const auto column = static_cast<std::uint32_t>((point.x - inside().x) / pitch());
    const auto row = static_cast<std::uint32_t>((point.y - inside().y) / pitch());
    if (row >= extent.rows || column >= extent.columns) return std::nullopt;
    return rules_->owners(state_)[extent.cell(row, column)];
}

std::vector<std::uint32_t> BlockView::movable() const {
    std::vector<std::uint32_t> pieces;
    for (const game::BlockStep& step : rules_->legal_steps(state_)) {
        if (std::ranges::find(pieces, step.piece) == pieces.end()) pieces.push_back(step.piece);
    }
    std::ranges::sort(pieces);
    return pieces;
}

std::uint32_t BlockView::chosen() const {
    if (chosen_) return *chosen_;
    const std::vector<std::uint32_t> pieces = rules_ ? movable() : std::vector<std::uint32_t>{};
    return pieces.empty() ? 0 : pieces.front();
}

BlockScene BlockView::scene(const ui::Style& style) const {
    BlockScene scene{.rules = &*rules_,
                     .places = slide_.places(),
                     .origin = {inside().x, inside().y},
                     .pitch = pitch()};
    if (push_ && (focused() || chosen_)) scene.chosen = chosen();
    if (!hint_.steps.empty() && !is_moving()) scene.pointed_out = hint_.steps.front().piece;
    if (!cheering_) return scene;
    const blocks::Extent extent = rules_->level().extent;
    const Cheer cheer{now_ - *cheering_, static_cast<float>(extent.rows + extent.columns)};
    scene.shine = [cheer, light = style.theme->hint](ui::Colour colour, ui::Point place) {
        return cheer.shine(colour, light, place);
    };
    return scene;
}

void BlockView::draw(ui::Painter& painter, const ui::Style& style) const {
    if (!rules_) return;
    const float radius = pitch() * (frame + 0.08F);
    painter.fill(box(), style.theme->board, radius);
    painter.outline(box(), style.theme->border, std::max(style.theme->outline, 1.F), radius);
    const BlockScene seen = scene(style);
    draw_ground(painter, style, seen);
    draw_pieces(painter, style, seen);
    draw_goals(painter, style, seen);
    draw_hint(painter, style, seen);
}

// Each move is a line with a head, fainter than the one before.
void BlockView::draw_hint(ui::Painter& painter, const ui::Style& style,
                          const BlockScene& scene) const {
    if (hint_.is_nudge || is_moving()) return;
    game::BlockState state = state_;
    float strength = 1;
    const auto middle = [&](std::uint32_t piece) {
        return label_place(shape_at(scene, piece, places_of(*rules_, state)[piece]));
    };
    for (std::size_t i = 0; i < hint_.steps.size(); ++i) {
        const game::BlockStep& step = hint_.steps[i];
        const ui::Point from = middle(step.piece);
        if (!rules_->apply(state, step)) return;
        const ui::Point to = middle(step.piece);
        const auto alpha = static_cast<std::uint8_t>(230 * strength);
        const ui::Colour colour = style.theme->hint.with_alpha(alpha);
        painter.line(from, to, pitch() * 0.06F, colour);
        const bool ends = i + 1 == hint_.steps.size() || hint_.steps[i + 1].piece != step.piece;
        if (!ends) continue;
        const ui::Point along{(to.x - from.x) / pitch(), (to.y - from.y) / pitch()};
        const float size = pitch() * 0.18F;
        painter.triangle({to.x + along.x * size, to.y + along.y * size},
                         {to.x - along.y * size, to.y + along.x * size},
                         {to.x + along.y * size, to.y - along.x * size}, colour);
        strength *= 0.7F;
    }
}

bool BlockView::tick(Moment now) {
    now_ = now;
    const bool cheered = cheering_.has_value();
    if (cheering_ && now - *cheering_ > Cheer::length) cheering_.reset();
    return slide_.tick(now) || cheered;
}

bool BlockView::press(ui::Point point) {
    const std::optional<std::uint32_t> piece = piece_at(point);
    if (!piece || !push_) return false;
    chosen_ = piece;
    drag_.emplace(*rules_, state_, *piece, point, pitch());
    return true;
}

bool BlockView::drag(ui::Point point) {
    if (!drag_ || !drag_->pull(point)) return false;
    slide_.hold(drag_->piece(), drag_->away());
    return true;
}

bool BlockView::release(ui::Point /*point*/) {
    const std::optional<PieceDrag> drag = std::exchange(drag_, std::nullopt);
    if (!drag) return false;
    const Steps steps = drag->steps();
    if (steps.empty()) slide_.let_go(now_);
    else push_(steps);
    return true;
}

// Behind the last piece that can move Tab goes on to the buttons.
bool BlockView::choose_next(bool backward) {
    const std::vector<std::uint32_t> pieces = movable();
    if (pieces.empty()) return false;
    if (!chosen_) {
        chosen_ = backward ? pieces.back() : pieces.front();
        return true;
    }
    const auto place = std::ranges::lower_bound(pieces, *chosen_);
    const bool is_there = place != pieces.end() && *place == *chosen_;
    const auto next = backward ? place - 1 : place + (is_there ? 1 : 0);
    if (backward ? place == pieces.begin() : next == pieces.end()) {
        chosen_.reset();
        return false;
    }
    chosen_ = *next;
    return true;
}

bool BlockView::key(const ui::Chord& chord) {
    if (chord.key != ui::Key::tab || chord.control || !push_) return false;
    return choose_next(chord.shift);
}

bool BlockView::shortcut(const ui::Chord& chord) {
    const bool letter = chord.shift && chord.key >= ui::Key::a && chord.key <= ui::Key::z;
    const bool digit =
        !chord.shift && chord.key >= ui::Key::digit_0 && chord.key <= ui::Key::digit_9;
    if (!rules_ || !push_ || chord.control || (!letter && !digit)) return false;
    const ui::Key first = letter ? ui::Key::a : ui::Key::digit_0;
    const int number = static_cast<int>(chord.key) - static_cast<int>(first);
    const auto piece = rules_->find_piece(static_cast<char>((letter ? 'A' : '0') + number));
    if (piece) chosen_ = piece;
    return piece.has_value();
}

}  // namespace noyes::desktop
