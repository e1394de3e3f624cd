// What a piece of a pattern adds to the row of an entry (see pieces.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace noyes::tiles {

// Of tiles that follow each other in the table, the last one first, with `behind` tiles behind them
// all. By [order << (behind + tiles) | cells]: their order by footprints.hpp, sorted by their
// numbers, and which of the cells of all these tiles are theirs.
std::vector<std::uint32_t> piece_rows(std::span<const std::uint8_t> tiles, std::uint32_t behind);

}  // namespace noyes::tiles
