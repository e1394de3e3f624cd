#include <noyes/tiles/antipodes.hpp>

#include <noyes/tiles/pdb/symmetry.hpp>

#include <cassert>

namespace noyes::tiles {

// A tile goes where the turn takes it, and gets the name of the one whose home is where the turn
// takes its own.
Board antipode(const Board& goal, std::size_t number, std::size_t turn) {
    constexpr Cell last = 15;  // the blank's home in the list
    std::vector<Tile> tiles(last + 1);
    for (const Symmetry& symmetry : symmetries(goal.extent())) {
        if (symmetry.where[last] != goal.blank() || turn-- != 0) continue;
        for (Cell cell = 0; cell <= last; ++cell) {
            const Tile tile = antipodes[number][cell];
            const Cell home = tile == 0 ? last : tile - 1;
            tiles[symmetry.where[cell]] = goal.tile(symmetry.where[home]);
        }
        return *Board::make(goal.extent(), std::move(tiles));
    }
    assert(false);  // the blank is in no corner, or the turn is not below two
    return goal;
}

}  // namespace noyes::tiles
