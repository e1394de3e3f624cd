// IDA* with Manhattan distance through the general template, with limits and statistics on, against
// a kernel written by hand: the same nodes, side by side in one run.
#include <noyes/search/ida_star.hpp>
#include <noyes/tiles/heuristics/linear_conflict.hpp>
#include <noyes/tiles/heuristics/manhattan.hpp>

#include "figures.hpp"
#include "ida_kernel.hpp"

using namespace noyes;
using namespace noyes::bench;

namespace {

using Shape = tiles::Fixed<4, 4>;
constexpr int rounds = 7;

template <class H>
std::uint64_t solve(const KorfBoard& board) {
    const tiles::Puzzle<Shape> puzzle(korf_homes, board);
    search::Unobserved nobody;
    const StopFlag stop;
    Run run({.time = std::chrono::hours(1), .nodes = std::uint64_t{1} << 60}, &stop);
    return search::IdaStar::search(puzzle, H(korf_homes), nobody, run, {}).stats.generated;
}

}  // namespace

int main() {
    Figures figures;
    IdaKernel kernel(korf_1);
    std::array<double, rounds> ratios{};
    double best_kernel = 0;
    double best_template = 0;
    std::uint64_t generated = 0;
    for (double& ratio : ratios) {
        const double by_hand = time_of([&] { kernel.solve(); });
        const double by_template =
            time_of([&] { generated = solve<tiles::Manhattan<Shape>>(korf_1); });
        ratio = by_hand / by_template;
        const double millions = static_cast<double>(kernel.generated()) / 1e6;
        best_kernel = std::max(best_kernel, millions / by_hand);
        best_template = std::max(best_template, millions / by_template);
    }
    figures.tell("IDA* + Manhattan, kernel written by hand, million nodes/s", best_kernel);
    figures.tell("IDA* + Manhattan, general template, million nodes/s", best_template);
    figures.show("ratio, median of seven", median(ratios), Wanted::at_least, 0.9);
    figures.show(
        "nodes of Korf 1 differing from the published count",
        std::abs(static_cast<double>(generated + 1) - static_cast<double>(korf_1_generated)),
        Wanted::at_most, 0);

    const double time = time_of([&] { generated = solve<tiles::LinearConflict<Shape>>(korf_1); });
    figures.tell("IDA* + linear conflict, million nodes/s",
                 static_cast<double>(generated) / 1e6 / time);
    return figures.missed();
}
