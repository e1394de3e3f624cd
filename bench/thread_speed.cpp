// IDA* with two threads against one, on searches that take one thread some seconds. Wall time: the
// machine has to be quiet, and have two processors.
#include <noyes/base/thread_executor.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/goal.hpp>

#include "figures.hpp"

#include <chrono>
#include <string>

using namespace noyes;
using namespace noyes::bench;

namespace {

constexpr int rounds = 3;

struct Timed {
    double seconds = 0;
    Stats stats{};
};

Timed solve(const char* heuristic, std::size_t threads) {
    ThreadExecutor executor(threads);
    const tiles::Board board =
        *tiles::Board::make({4, 4}, std::vector<tiles::Tile>(korf_88.begin(), korf_88.end()));
    const auto start = std::chrono::steady_clock::now();
    const auto answer = catalog::solve({.board = board,
                                        .goal = tiles::find_goal("blank-first")->board({4, 4}),
                                        .algorithm = {"ida", {{"detours", "10"}}},
                                        .heuristic = {heuristic},
                                        .executor = &executor});
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    return {time.count(), answer->stats};
}

}  // namespace

int main() {
    Figures figures;
    for (const char* heuristic : {"walking-distance", "linear-conflict"}) {
        std::array<double, rounds> ratios{};
        Timed one;
        Timed two;
        for (double& ratio : ratios) {
            one = solve(heuristic, 1);
            two = solve(heuristic, 2);
            ratio = one.seconds / two.seconds;
        }
        std::printf("Korf's board 88, IDA* with %s\n", heuristic);
        figures.tell("one thread, seconds", one.seconds);
        figures.tell("two threads, seconds", two.seconds);
        figures.show("two threads, times as fast as one, median of three", median(ratios),
                     Wanted::at_least, 1.7);
        figures.show("nodes of the busier thread, share of the mean", two.stats.balance,
                     Wanted::at_most, 1.1);
        figures.show("nodes counted differently",
                     std::abs(static_cast<double>(one.stats.generated) -
                              static_cast<double>(two.stats.generated)),
                     Wanted::at_most, 0);
    }
    return figures.missed();
}
