#include "piece_drag.hpp"
#include "piece_way.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace noyes::desktop {

namespace {

using blocks::Direction;

constexpr float half = 0.5F;

Direction across(float amount) { return amount < 0 ? Direction::left : Direction::right; }
Direction down(float amount) { return amount < 0 ? Direction::up : Direction::down; }

}  // namespace

PieceDrag::PieceDrag(game::BlockPlay rules, const game::BlockState& state, std::uint32_t piece,
                     ui::Point point, float pitch)
    : rules_(std::move(rules)),
      from_(state),
      at_(state),
      piece_(piece),
      begun_(point),
      pitch_(pitch) {}

ui::Point PieceDrag::place(const game::BlockState& state) const {
    const blocks::Extent extent = rules_.level().extent;
    const blocks::Cell corner = state.corners[piece_];
    return {static_cast<float>(extent.column(corner)), static_cast<float>(extent.row(corner))};
}

bool PieceDrag::may_go(Direction way) const {
    game::BlockState next = at_;
    return rules_.apply(next, {piece_, way});
}

bool PieceDrag::may_go(Direction first, Direction then) const {
    game::BlockState next = at_;
    return rules_.apply(next, {piece_, first}) && rules_.apply(next, {piece_, then});
}

// By one cell: the longer way first, else the other one.
bool PieceDrag::come_closer(ui::Point wish) {
    const ui::Point at = place(at_);
    const float dx = wish.x - at.x;
    const float dy = wish.y - at.y;
    const auto go = [&](float amount, Direction way) {
        return std::abs(amount) > half && rules_.apply(at_, {piece_, way});
    };
    if (std::abs(dx) > std::abs(dy)) return go(dx, across(dx)) || go(dy, down(dy));
    return go(dy, down(dy)) || go(dx, across(dx));
}

ui::Point PieceDrag::shift_to(ui::Point wish) const {
    const ui::Point at = place(at_);
    const auto near = [](float amount) { return std::clamp(amount, -half, half); };
    const float dx = wish.x - at.x;
    const float dy = wish.y - at.y;
    const float x = may_go(across(dx)) ? near(dx) : 0;
    const float y = may_go(down(dy)) ? near(dy) : 0;
    const bool both =
        may_go(across(dx), down(dy)) && may_go(down(dy), across(dx));  // no corner in between
    if (x == 0 || y == 0 || both) return {x, y};
    return std::abs(x) > std::abs(y) ? ui::Point{x, 0} : ui::Point{0, y};
}

bool PieceDrag::pull(ui::Point point) {
    constexpr float slack = 4;  // pixels that a hand moves during a click
    const ui::Point gone{point.x - begun_.x, point.y - begun_.y};
    if (!pulled_ && std::hypot(gone.x, gone.y) < slack) return false;
    pulled_ = true;
    const ui::Point begin = place(from_);
    const ui::Point wish{begin.x + gone.x / pitch_, begin.y + gone.y / pitch_};
    while (come_closer(wish)) {
    }
    shift_ = shift_to(wish);
    return true;
}

ui::Point PieceDrag::away() const {
    const ui::Point begin = place(from_);
    const ui::Point at = place(at_);
    return {at.x + shift_.x - begin.x, at.y + shift_.y - begin.y};
}

std::vector<game::BlockStep> PieceDrag::steps() const {
    return piece_way(rules_, from_, piece_, at_.corners[piece_])
        .value_or(std::vector<game::BlockStep>{});
}

}  // namespace noyes::desktop
