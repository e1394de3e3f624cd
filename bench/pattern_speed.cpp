// Searches with pattern databases that are made beforehand, on one thread: seconds of searching
// alone, and whether all lengths are the published ones.
#include <noyes/base/thread_executor.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/catalog/tables.hpp>
#include <noyes/data/data.hpp>
#include <noyes/io/large_pages.hpp>
#include <noyes/tiles/antipodes.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text/batch_line.hpp>

#include "figures.hpp"

#include <tests/golden/korf.hpp>

#include <sstream>
#include <string>
#include <vector>

using namespace noyes;
using namespace noyes::bench;

namespace {

struct Known {
    tiles::Board board;
    std::size_t length = 0;
};

// Makes the tables of a partition for a goal once, and solves boards with them.
class Bench {
   public:
    Bench(tiles::Board goal, const char* partition, const char* detours)
        : goal_(std::move(goal)), partition_(partition), detours_depth_(detours) {}

    // Seconds of searching.
    double solve(const Known& known) {
        const auto answer =
            catalog::solve({.board = known.board,
                            .goal = goal_,
                            .algorithm = {"ida", {{"detours", detours_depth_}}},
                            .heuristic = {.name = "pdb", .options = {{"", partition_}}},
                            .memory = &pages_,
                            .tables = &tables_,
                            .detours = &detours_});
        if (answer->moves.size() != known.length) ++wrong_;
        return answer->seconds;
    }

    [[nodiscard]] int wrong() const { return wrong_; }

   private:
    tiles::Board goal_;
    std::string partition_;
    std::string detours_depth_;
    io::LargePages pages_;
    Run run_{{}, nullptr, {}, pages_};
    ThreadExecutor executor_{2};
    catalog::NoTables none_;
    catalog::KeptTables tables_{none_, run_, executor_};
    catalog::KeptDetours detours_;
    int wrong_ = 0;
};

struct Times {
    double sum = 0;
    double longest = 0;
};

Times solve_all(Bench& bench, const std::vector<Known>& boards) {
    Times times;
    for (const Known& known : boards) {
        const double seconds = bench.solve(known);
        times.sum += seconds;
        times.longest = std::max(times.longest, seconds);
    }
    return times;
}

// Those with the ids named, or all of them.
std::vector<Known> boards_of(std::string_view set, const std::vector<std::string>& ids = {}) {
    std::istringstream lines{std::string(set)};
    std::vector<Known> boards;
    for (std::string line; std::getline(lines, line);) {
        if (tiles::is_empty_line(line)) continue;
        const auto read = tiles::parse_batch_line(line);
        const bool is_wanted = ids.empty() || std::ranges::find(ids, read->id) != ids.end();
        if (is_wanted) boards.push_back({read->board, *read->length});
    }
    return boards;
}

tiles::Board goal_of(const char* name, tiles::Extent extent) {
    return tiles::find_goal(name)->board(extent);
}

void measure_korf(Figures& figures) {
    constexpr int rounds = 5;
    Bench bench(goal_of("blank-first", {4, 4}), "7-8", "12");
    std::vector<Known> boards;
    for (const golden::Korf& korf : golden::korf_boards())
        boards.push_back({korf.board, korf.length});
    bench.solve(boards.front());  // makes the tables, and touches them
    double best = infinite_cost;
    for (int round = 0; round < rounds; ++round)
        best = std::min(best, solve_all(bench, boards).sum);
    figures.show("Korf's 100 with 7-8, seconds in all, best of five", best, Wanted::at_most, 0.1);
    figures.show("wrong lengths", bench.wrong(), Wanted::at_most, 0);
}

void measure_others(Figures& figures) {
    const tiles::Board goal = goal_of("blank-last", {4, 4});
    Bench bench(goal, "7-8", "12");
    std::vector<Known> farthest;
    for (std::size_t i = 0; i < tiles::antipodes.size(); ++i)
        farthest.push_back({tiles::antipode(goal, i, 0), tiles::antipode_distance});
    const Times far = solve_all(bench, farthest);
    figures.tell("17 boards of 80 moves with 7-8, seconds in all", far.sum);
    figures.show("the longest of them", far.longest, Wanted::at_most, 2);
    const Times learned = solve_all(bench, boards_of(data::deepcubea_15_boards()));
    figures.show("deepcubea-15 with 7-8, seconds in all", learned.sum, Wanted::at_most, 1);
    figures.show("wrong lengths", bench.wrong(), Wanted::at_most, 0);
}

void measure_24_puzzle(Figures& figures) {
    Bench bench(goal_of("blank-first", {5, 5}), "6-6-6-6", "14");
    const Times times =
        solve_all(bench, boards_of(data::korf50_24_boards(), {"25", "38", "40", "44"}));
    figures.show("24-puzzles 25, 38, 40, 44 with 6-6-6-6, seconds in all", times.sum,
                 Wanted::at_most, 30);
    figures.show("wrong lengths", bench.wrong(), Wanted::at_most, 0);
}

}  // namespace

int main() {
    Figures figures;
    measure_korf(figures);
    measure_others(figures);
    measure_24_puzzle(figures);
    return figures.missed();
}
