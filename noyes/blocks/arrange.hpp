// Pieces put onto an empty board at random: where new levels begin. Nobody says that they can be
// solved.
#pragma once

#include <noyes/base/random.hpp>
#include <noyes/blocks/level.hpp>

namespace noyes::blocks {

// A block A of 2x2 that has to go to the middle of the bottom row, and smaller ones in almost all
// the rest. The larger the board, the larger some of the pieces, and the more cells are empty.
Level arranged_blocks(Extent extent, Random& random);
inline constexpr std::uint32_t least_block_side = 3;
inline constexpr std::uint32_t most_block_cells = 36;

// Cars of two or three cells; A has to go to the right edge of its row.
Level arranged_cars(Extent extent, Random& random);
inline constexpr std::uint32_t least_car_side = 4;
inline constexpr std::uint32_t most_car_side = 8;

bool can_be_arranged(Extent extent, Rule rule);
Level arranged(Extent extent, Rule rule, Random& random);

// The same with the names in the order of the pieces' first cells, behind those with a target.
Level with_names_in_order(Level level);

}  // namespace noyes::blocks
