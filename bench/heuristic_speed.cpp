// IDA* with walking distance, without detours and from either end, on all of Korf's 100 boards
// against Manhattan distance, whose node count is published and whose speed is taken from the first
// board; and the share of nodes that the combined heuristic saves on the easier boards.
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/goal.hpp>

#include "figures.hpp"

#include <tests/golden/korf.hpp>

#include <memory>

using namespace noyes;
using namespace noyes::bench;
using golden::Korf;
using golden::korf_boards;

namespace {

struct Total {
    double nodes = 0;
    double seconds = 0;
    int wrong = 0;
};

Total solve_all(const char* heuristic, double most_nodes, const char* detours = "0",
                const char* from = "start") {
    const tiles::Board goal = tiles::find_goal("blank-first")->board({4, 4});
    Total total;
    const auto kept = std::make_unique<tiles::KeptDetours>();  // one automaton for all boards
    for (const Korf& korf : korf_boards()) {
        if (static_cast<double>(korf.generated) > most_nodes) continue;
        total.seconds += time_of([&] {
            const auto answer =
                catalog::solve({.board = korf.board,
                                .goal = goal,
                                .algorithm = {"ida", {{"detours", detours}, {"from", from}}},
                                .heuristic = {heuristic},
                                .detours = kept.get()});
            total.nodes += static_cast<double>(answer->stats.generated);
            if (answer->moves.size() != korf.length) ++total.wrong;
        });
    }
    return total;
}

}  // namespace

int main() {
    Figures figures;
    constexpr double easier = 100e6;
    const Total manhattan = solve_all("manhattan", easier);
    double all_nodes = 0;
    for (const Korf& korf : korf_boards()) all_nodes += static_cast<double>(korf.generated);
    const double whole_time = all_nodes * manhattan.seconds / manhattan.nodes;
    const Total walking = solve_all("walking-distance", 1e12, "12", "either");
    figures.tell("IDA* + Manhattan, million nodes/s", manhattan.nodes / 1e6 / manhattan.seconds);
    figures.tell("IDA* + Manhattan, all of Korf's 100, seconds (from that)", whole_time);
    figures.tell("IDA* + walking distance, from either end, million nodes", walking.nodes / 1e6);
    figures.tell("the same, million nodes/s", walking.nodes / 1e6 / walking.seconds);
    figures.tell("the same, seconds, automaton and 200 tables included", walking.seconds);
    figures.show("share of the time of Manhattan, from the start with detours",
                 walking.seconds / whole_time, Wanted::at_most, 0.1);

    const Total linear = solve_all("linear-conflict", easier);
    const Total combined = solve_all("combined", easier);
    figures.tell("IDA* + linear conflict, easier boards, million nodes", linear.nodes / 1e6);
    figures.tell("IDA* + linear conflict, seconds", linear.seconds);
    figures.tell("IDA* + combined, easier boards, million nodes", combined.nodes / 1e6);
    figures.tell("IDA* + combined, seconds", combined.seconds);
    figures.show("combined, share of linear conflict's nodes", combined.nodes / linear.nodes,
                 Wanted::at_most, 1);
    figures.show("wrong lengths", manhattan.wrong + walking.wrong + linear.wrong + combined.wrong,
                 Wanted::at_most, 0);
    return figures.missed();
}
