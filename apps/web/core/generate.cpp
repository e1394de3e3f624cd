#include <noyes/catalog/board_at.hpp>
#include <noyes/tiles/distant.hpp>
#include <noyes/tiles/shuffle.hpp>

#include "codes.hpp"
#include "json_of.hpp"
#include "kept.hpp"
#include "requests.hpp"

#include <limits>

namespace noyes::web {

namespace {

// One of all boards of that distance where all are known, else one on the way of a random board.
Expected<tiles::Board> at_distance(const tiles::Board& goal, Cost distance, Random& random) {
    if (tiles::distances_are_known(goal.extent())) {
        const tiles::DistantBoards all = tiles::boards_between(goal, distance, distance);
        if (all.boards.empty()) return Arguments::bad("distance");
        return all.boards[static_cast<std::size_t>(random.below(all.boards.size()))].board;
    }
    if (!catalog::can_draw_at_distance(goal.extent())) return Arguments::bad("distance");
    const auto board =
        catalog::board_at({.goal = goal, .distance = distance, .tables = &kept_tables()}, random);
    if (!board) return board.error();
    return **board;  // nobody stops it
}

}  // namespace

// `rows`, `columns`, `goal`, `seed`; optionally `distance`, or `unsolvable`.
Reply generate(const Arguments& in) {
    constexpr std::uint64_t farthest = 80;  // of the 15-puzzle, the largest with known distances
    const Expected<tiles::Extent> extent = in.extent();
    if (!extent) return extent.error();
    const Expected<tiles::Board> goal = in.goal(*extent);
    if (!goal) return goal.error();
    const auto seed = in.number("seed", 0, std::numeric_limits<std::uint64_t>::max());
    if (!seed) return seed.error();
    Random random(*seed);
    if (!in.has("distance")) {
        const auto reach =
            in.flag("unsolvable") ? tiles::Reach::unsolvable : tiles::Reach::solvable;
        return json_of(tiles::random_board(*goal, random, reach));
    }
    const auto distance = in.number("distance", 0, farthest);
    if (!distance) return distance.error();
    const Expected<tiles::Board> board = at_distance(*goal, static_cast<Cost>(*distance), random);
    if (!board) return board.error();
    return json_of(*board);
}

}  // namespace noyes::web
