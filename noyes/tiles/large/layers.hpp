// Row by row and column by column: the outermost line of the rectangle that is left is filled and
// frozen, until so little is left that it can be solved by the fewest moves.
//
//    1  2  3  4       1  2  3  4
//    .  .  .  .  ->   5  .  .  .  ->  the last 3x3
//    .  .  .  .       9  .  .  .
//    .  .  .  .      13  .  .  .
//
// Any goal will do: a line that has the blank's home is left for the end. The moves are few for
// boards that no search can look through, but not the fewest.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/pseudo_code.hpp>
#include <noyes/base/run.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/search/observer.hpp>
#include <noyes/tiles/homes.hpp>
#include <noyes/tiles/large/stage.hpp>

#include <limits>
#include <span>
#include <type_traits>
#include <vector>

namespace noyes::tiles {

// The board, in renamed tiles, must be able to reach the goal.
StagedResult solve_in_layers(const Homes& homes, std::span<const Tile> tiles, Run& run);

struct Layers {
    static constexpr Description about{
        .name = "layers",
        .summary = "row by row and column by column, then the last 3x3; for boards of any size",
        .source = "how people solve it, with exact small searches in place of formulas"};
    using enum SearchEvent;
    static constexpr CodeLine code[]{
        {"rest = the whole board"},
        {"while rest has more than 9 cells:"},
        {"  line = the outermost row or column of rest that takes the fewest moves"},
        {"  bring its tiles home, one after the other, the last two together"},
        {"  freeze line; rest = rest without it"},
        {"solve rest by the fewest moves, with IDA*"},
        {"make the moves of all this, one after the other", {expanded}},
        {"the board is solved", {found}}};
    static double factor(const Settings&) { return std::numeric_limits<double>::infinity(); }
    static constexpr bool uses_heuristic = false;
    static constexpr bool stores_states = false;
    static constexpr bool can_find_all = false;

    template <class P, class H, class O>
    static StagedResult search(const P& puzzle, const H&, O& observer, Run& run, const Settings&) {
        auto state = puzzle.start();
        const Homes homes = puzzle.homes();
        std::vector<Tile> tiles(homes.extent.cells());
        for (Cell cell = 0; cell < tiles.size(); ++cell) tiles[cell] = state.tile(cell);
        StagedResult result = solve_in_layers(homes, tiles, run);
        if constexpr (!std::is_same_v<O, search::Unobserved>) show(puzzle, result, observer, run);
        return result;
    }

   private:
    // The small searches see pieces of the board; to an observer the boards on the way are shown.
    template <class P, class O>
    static void show(const P& puzzle, StagedResult& result, O& observer, Run& run) {
        auto state = puzzle.start();
        observer.expanded(state, search::NoMove{}, {});
        Cost g = 0;
        for (const Direction way : result.path) {
            if (run.halt()) break;
            puzzle.retract(state, opposite(way));
            ++g;
            observer.expanded(state, way, {.g = g, .h = 0, .f = static_cast<double>(g)});
        }
        const bool solved = result.outcome == search::Outcome::solved && !run.halt();
        if (solved && g > 0)
            observer.found(state, result.path.back(), {.g = g, .f = static_cast<double>(g)});
        if (solved && g == 0) observer.found(state, search::NoMove{}, {});
        if (run.halt()) result.outcome = search::Outcome::halted;
    }
};

}  // namespace noyes::tiles
