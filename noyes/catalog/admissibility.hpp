// Whether a heuristic ever says more than the true distance, asked on every board of a small size;
// and if it does, a board on which A* pays for it.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/base/expected.hpp>
#include <noyes/catalog/choice.hpp>
#include <noyes/tiles/board.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace noyes::catalog {

struct Overestimate {
    tiles::Board board;
    Cost estimate = 0;
    Cost distance = 0;
};

// A* with the heuristic found more moves than there need to be.
struct Loss {
    tiles::Board board;
    Cost found = 0;
    Cost shortest = 0;
};

struct Admissibility {
    std::string heuristic{};              // options resolved
    bool says_admissible = false;         // of itself
    std::uint64_t boards = 0;             // all that can reach the goal
    std::uint64_t overestimated = 0;      // of them
    std::optional<Overestimate> worst{};  // by the difference; of several, the nearest
    std::optional<Loss> loss{};           // the nearest that was found
    std::uint64_t starts_tried = 0;       // until then; there may be others
    // [distance][estimate]: how many boards.
    std::vector<std::vector<std::uint64_t>> counts{};
};

// Of a size of which distances_are_known. Errors: unknown names, bad options.
Expected<Admissibility> check_admissibility(const Choice& heuristic, const tiles::Board& goal);

}  // namespace noyes::catalog
