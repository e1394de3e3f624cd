#include <noyes/tiles/large/carry.hpp>

#include <algorithm>

namespace noyes::tiles::large {

namespace {

// Pushes one way and across it.
struct Pushes {
    std::int32_t along;
    std::int32_t across;
};

// How often the direction of the push can change if the first is along and the last is too;
// nothing if a single push would have to be both.
std::optional<Cost> turns_and_back(Pushes pushes) {
    if (pushes.across == 0) return 0;
    if (pushes.along < 2) return std::nullopt;
    return 2 * std::min(pushes.across, pushes.along - 1);
}

// The same if the last one is across.
std::optional<Cost> turns_aside(Pushes pushes) {
    if (pushes.across == 0) return std::nullopt;
    return 2 * std::min(pushes.along, pushes.across) - 1;
}

Cost open_turn(std::uint8_t side, Direction way) {
    if (side == Carry::State::open || side == static_cast<std::uint8_t>(way)) return 0;
    return side == static_cast<std::uint8_t>(opposite(way)) ? 4 : 2;
}

}  // namespace

// A side that the blank cannot reach counts as being as near as the nearest: the estimate stays
// finite, and below the truth.
CarryEstimate::CarryEstimate(Place from, const Approaches& approaches)
    : from_(from), approaches_(approaches) {
    const Cost nearest = *std::ranges::min_element(approaches);
    std::ranges::replace(approaches_, infinite_cost, nearest);
}

Cost CarryEstimate::evaluate(const Carry::State& state) const {
    const std::int32_t down = from_.row - state.tile.row;
    const std::int32_t right = from_.column - state.tile.column;
    if (down == 0 && right == 0) return 0;
    const Direction upright = down < 0 ? Direction::up : Direction::down;
    const Direction level = right < 0 ? Direction::left : Direction::right;
    const std::int32_t pushes = std::abs(down) + std::abs(right);
    const Cost straight = 5 * pushes - 4;

    Cost best = infinite_cost;
    const auto consider = [&](std::optional<Cost> turns, Direction first, Direction last) {
        if (!turns) return;
        const Cost approach = approaches_[static_cast<std::size_t>(opposite(last))];
        best = std::min(best, straight - 2 * *turns + open_turn(state.side, first) + approach);
    };
    if (down != 0) {
        const Pushes order{std::abs(down), std::abs(right)};
        consider(turns_and_back(order), upright, upright);
        consider(turns_aside(order), upright, level);
    }
    if (right != 0) {
        const Pushes order{std::abs(right), std::abs(down)};
        consider(turns_and_back(order), level, level);
        consider(turns_aside(order), level, upright);
    }
    return best;
}

}  // namespace noyes::tiles::large
