// A random board that is exactly so many moves from a goal, proven, for sizes of which nobody knows
// all boards: up to 16 cells.
//
// A random board is solved, and where so many moves are left on its shortest way stands one. So not
// all boards of a distance are equally likely. Beyond what random boards need the way begins at one
// of the farthest boards of the 15-puzzle, or some random moves beside it.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/base/executor.hpp>
#include <noyes/base/expected.hpp>
#include <noyes/base/memory_source.hpp>
#include <noyes/base/random.hpp>
#include <noyes/base/stop_flag.hpp>
#include <noyes/tiles/board.hpp>
#include <noyes/tiles/pdb/table_source.hpp>

#include <optional>

namespace noyes::catalog {

struct Wish {
    tiles::Board goal;
    Cost distance = 0;
    tiles::TableSource* tables = nullptr;  // best one that keeps them, for many boards
    Executor* executor = nullptr;
    MemorySource* memory = nullptr;
    const StopFlag* stop = nullptr;
};

constexpr bool can_draw_at_distance(tiles::Extent extent) { return extent.cells() <= 16; }

// Nothing if it was stopped. Error: none was found among some hundred boards.
Expected<std::optional<tiles::Board>> board_at(const Wish& wish, Random& random);

}  // namespace noyes::catalog
