// One move as people tell it: which piece, and the way it goes, a letter for each cell.
//
//   B:RD      piece B one cell to the right, then one down
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/blocks/level.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace noyes::blocks {

struct Move {
    char piece;
    std::vector<Direction> path;

    friend bool operator==(const Move&, const Move&) = default;
};

std::string to_text(const Move& move);
// With blanks between them.
std::string to_text(const std::vector<Move>& moves);

// Separated by white space. The level says which pieces there are.
Expected<std::vector<Move>> parse_moves(std::string_view text, const Level& level);

}  // namespace noyes::blocks
