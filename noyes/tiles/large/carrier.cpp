#include <noyes/tiles/large/carrier.hpp>

#include <noyes/search/ida_star.hpp>
#include <noyes/tiles/large/tally.hpp>

#include <algorithm>
#include <ranges>

namespace noyes::tiles::large {

template <class D, class H>
search::Result<Direction> Carrier::search(const D& domain, const H& heuristic) {
    search::Unobserved nobody;
    auto result = search::IdaStar::search(domain, heuristic, nobody, run_, {});
    tally(stats_, run_, result.stats);
    return result;
}

search::Result<Direction> Carrier::walk(Place tile, Direction side) {
    const Place from = field_.blank();
    return search(Walk(field_, tile, {from, beside(tile, side)}), WalkEstimate(from));
}

// A side in the shadow of the tile is reached past another one, so the open sides are enough to
// look at; all of them are, since the way round may be cut.
Approaches Carrier::approaches(Place tile) {
    Approaches costs{};
    for (const Direction side : directions) {
        Cost& cost = costs[static_cast<std::size_t>(side)];
        cost = infinite_cost;
        if (!field_.is_free(beside(tile, side))) continue;
        const auto way = walk(tile, side);
        if (way.outcome == search::Outcome::solved) cost = way.cost;
    }
    return costs;
}

Carrier::Plan Carrier::plan(Tile tile, Place to) {
    const Place from = field_.where(tile);
    if (from == to) return {.from = from};
    const Approaches costs = approaches(from);
    Plan none{.from = from, .cost = infinite_cost};
    // A limit ended the search for a side: there is nothing to go on from.
    if (std::ranges::all_of(costs, [](Cost cost) { return cost == infinite_cost; })) return none;
    auto found = search(Carry(field_, {from, to}, costs), CarryEstimate(from, costs));
    if (found.outcome != search::Outcome::solved) return none;
    return {.from = from, .pushes = std::move(found.path), .cost = found.cost};
}

void Carrier::approach(Place tile, Direction side) {
    const auto way = walk(tile, side);
    if (way.outcome != search::Outcome::solved) return;
    for (const Direction step : std::views::reverse(way.path)) field_.slide(opposite(step));
}

void Carrier::go_round(Place tile, Ring::Sides sides) {
    Ring(field_, tile).go(sides, [&](Direction way) { field_.slide(way); });
}

void Carrier::carry(const Plan& plan) {
    Place tile = plan.from;
    std::optional<Direction> side;  // where the last push left the blank
    for (const Direction back : std::views::reverse(plan.pushes)) {
        const Direction ahead = opposite(back);
        if (side) go_round(tile, {*side, ahead});
        else approach(tile, ahead);
        if (run_.halt()) return;
        field_.slide(back);
        tile = beside(tile, ahead);
        side = back;
    }
}

}  // namespace noyes::tiles::large
