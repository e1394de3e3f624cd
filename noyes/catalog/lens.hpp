// A heuristic under the lens: why it says what it says of a board.
//
//   Expected<Lens> lens = look_at(board, goal, {.name = "linear-conflict"});
//   for (const tiles::Part& part : lens->sides.front().sum) ... part.why, part.amount ...
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/catalog/choice.hpp>
#include <noyes/catalog/tables.hpp>
#include <noyes/tiles/board.hpp>
#include <noyes/tiles/explanation.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::catalog {

// One of the sums of which the largest counts: a side of a pattern database, a part of `max`.
struct LensSide {
    std::string_view heuristic;
    tiles::Sum sum{};  // of the user's own tiles
    Cost total = 0;
};

struct Lens {
    std::string heuristic;  // as people write it
    bool admissible = true;
    Cost estimate = 0;  // what the heuristic itself says: the largest total
    std::vector<LensSide> sides{};
};

// Pairs are as many as the square of the tiles.
inline constexpr std::uint32_t most_lens_cells = 100;

// Errors: unknown names, bad options, a heuristic or a board that is too large.
Expected<Lens> look_at(const tiles::Board& board, const tiles::Board& goal, const Choice& heuristic,
                       TableSource* tables = nullptr);

// The length of a shortest solution, where that takes but a moment: up to nine cells. Nothing for
// other boards and for those that cannot be solved.
std::optional<Cost> true_distance(const tiles::Board& board, const tiles::Board& goal);

}  // namespace noyes::catalog
