// Where a search went: the states it expanded, counted by what it knew of them, and on small boards
// by how far they really are from the start and from the goal.
//
//   const auto seen = watch_expansions({.board = board, .goal = goal, .algorithm = {"greedy"}});
#pragma once

#include <noyes/catalog/solve.hpp>

#include <cstdint>
#include <vector>

namespace noyes::catalog {

// All states that were expanded with the same g and h.
struct Contour {
    Cost g = 0;
    Cost h = 0;
    std::uint64_t states = 0;
    std::uint64_t first = 0;  // when the first of them was expanded, counted from 1
    std::uint64_t last = 0;
};

// [distance from the start][distance to the goal]: how many boards.
using Area = std::vector<std::vector<std::uint64_t>>;

struct Expansions {
    Answer answer{};
    std::vector<Contour> contours{};  // by g, then h
    Area expanded{};                  // none where distances are not known
    Area boards{};                    // all there are
};

// Every algorithm but `auto`, which is several in turn. The question's own trace is not told.
Expected<Expansions> watch_expansions(Question question);

}  // namespace noyes::catalog
