// A* with Manhattan distance on a 15-puzzle: generated nodes a second and bytes a stored state.
#include <noyes/catalog/solve.hpp>
#include <noyes/io/kept_pages.hpp>
#include <noyes/tiles/goal.hpp>

#include "figures.hpp"

using namespace noyes;
using namespace noyes::bench;

int main() {
    Figures figures;
    const tiles::Board goal = tiles::find_goal("blank-first")->board({4, 4});
    const auto board = tiles::Board::make({4, 4}, {korf_1.begin(), korf_1.end()});
    io::KeptPages memory;
    double best = 0;
    double bytes = 0;
    for (int round = 0; round < 3; ++round) {
        Stats stats;
        const double time = time_of([&] {
            stats = catalog::solve({.board = *board,
                                    .goal = goal,
                                    .algorithm = {"astar"},
                                    .heuristic = {"manhattan"},
                                    .limits = {.memory = std::uint64_t{2} << 30},
                                    .memory = &memory})
                        ->stats;
        });
        best = std::max(best, static_cast<double>(stats.generated) / 1e6 / time);
        bytes = static_cast<double>(stats.memory_bytes) / static_cast<double>(stats.peak_stored);
    }
    figures.show("A* + Manhattan on Korf 1, million nodes generated/s", best, Wanted::at_least, 13);
    figures.show("bytes a stored state", bytes, Wanted::at_most, 16);
    return figures.missed();
}
