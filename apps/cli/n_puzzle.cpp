// noyes n-puzzle: solve under the name, with the goal and the answer of 42's n-puzzle solver.
#include "commands.hpp"
#include "solve_order.hpp"

#include <memory>

namespace noyes::cli {

namespace {

constexpr const char* about = "Solve as 42's solver does: goal snail, boards shown";

constexpr const char* n_puzzle_examples = R"(Examples:
  noyes generate 3 -s | noyes n-puzzle
  noyes n-puzzle -f board.txt --heuristic manhattan --algorithm astar
  noyes n-puzzle -f board.txt --heuristic linear --algorithm greedy -q
  noyes n-puzzle -f board.txt --parse-only

All options of `noyes solve` work here, and the old ones there. Time complexity is
the number of states taken from the open set, size complexity the most states in
memory at once.

Exit codes: 0 solved, 1 no solution, 2 bad input, 3 limit reached before any
solution, 4 out of a resource, 130 interrupted.)";

}  // namespace

Command add_n_puzzle(CLI::App& app) {
    CLI::App* command = add_command(app, "n-puzzle", about);
    auto options = std::make_shared<SolveOptions>();
    add_solve_options(*command, *options);
    options->goal = "snail";
    options->states = true;
    add_footer(*command, n_puzzle_examples);
    return {command, [options](Session& session) { return solve(session, *options); }};
}

}  // namespace noyes::cli
