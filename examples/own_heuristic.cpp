// A heuristic of your own with the library's A*, compared with Manhattan distance on an 8-puzzle.
//
// Gaschnig 1979: if the blank could change places with any tile, wherever it is, how many changes
// would it take? Real moves are such changes too, so it never overestimates.
#include <noyes/search/a_star.hpp>
#include <noyes/search/from_scratch.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/heuristics/manhattan.hpp>
#include <noyes/tiles/text.hpp>

#include <iostream>
#include <string_view>
#include <utility>
#include <vector>

namespace {

namespace search = noyes::search;
namespace tiles = noyes::tiles;

using Shape = tiles::Fixed<3, 3>;
using Puzzle = tiles::Puzzle<Shape>;

// Inside the library tiles are renamed, so that tile i is at home at homes.of(i).
class Gaschnig {
   public:
    explicit Gaschnig(const tiles::Homes& homes) : homes_(homes) {}

    noyes::Cost operator()(const Puzzle::State& board) const {
        std::vector<tiles::Cell> place(homes_.extent.cells());  // of each tile
        for (tiles::Cell cell = 0; cell < place.size(); ++cell) place[board.tile(cell)] = cell;
        noyes::Cost changes = 0;
        for (tiles::Tile tile = 1; tile < place.size(); ++changes) {
            if (place[0] != homes_.blank) {  // fetch the tile that belongs where the blank is
                std::swap(place[0], place[tile_at_home(place[0])]);
            } else if (place[tile] != homes_.of(tile)) {  // the blank is at home: out with it again
                std::swap(place[0], place[tile]);
            } else {
                ++tile;
                --changes;  // nothing was changed
            }
        }
        return changes;
    }

   private:
    [[nodiscard]] tiles::Tile tile_at_home(tiles::Cell cell) const {
        return cell + (cell < homes_.blank ? 1 : 0);
    }

    tiles::Homes homes_;
};

void solve(std::string_view name, const Puzzle& puzzle, const auto& heuristic) {
    search::Unobserved nobody;
    noyes::Run run;
    const auto found = search::AStar::search(puzzle, heuristic, nobody, run, {});
    const noyes::Cost at_start = heuristic.estimate(heuristic.evaluate(puzzle.start()));
    std::cout << name << ": estimate " << at_start << ", solved in " << found.cost << "\n";
    std::cerr << name << ": " << found.stats.expanded << " boards expanded\n";
}

}  // namespace

int main() {
    const auto board = tiles::parse_board("7 2 4 / 5 0 6 / 8 3 1");
    if (!board) return 2;
    const tiles::Board goal = tiles::find_goal("blank-first")->board(board->extent());
    const tiles::Renaming renaming = tiles::rename_for(goal);
    const Puzzle puzzle(renaming.homes, tiles::renamed(*board, renaming));
    solve("manhattan", puzzle, tiles::Manhattan<Shape>(renaming.homes));
    solve("gaschnig", puzzle,
          search::FromScratch(Gaschnig(renaming.homes), search::Consistent::yes));
}
