// noyes alone: makes a random 15-puzzle, solves it and says what to try next.
#include <apps/play/seed.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/shuffle.hpp>

#include "commands.hpp"
#include "limit_options.hpp"
#include "progress.hpp"
#include "report.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <utility>

namespace noyes::cli {

namespace {

constexpr tiles::Extent fifteen_puzzle{4, 4};

Exit welcome(Session& session, std::optional<std::uint64_t> given_seed) {
    const std::uint64_t seed = seed_or_new(given_seed);
    const tiles::NamedGoal& named = tiles::named_goals().front();
    const Goal goal{named.board(fifteen_puzzle), named.about.name};
    Random random(seed);
    const tiles::Board board = tiles::random_board(goal.board, random);

    session.print(fmt::format("A random 15-puzzle (again: noyes --seed {}):\n\n", seed));
    session.out().flush();
    Attempt<Watched> watched = solve_watched(
        {.board = board, .goal = goal.board, .insist_on_optimum = true, .limits = usual_limits()});
    if (!watched) return session.fail(watched.error());
    print_text(session, {.board = board, .goal = goal, .answer = watched->answer});
    session.print(
        "\nTry your own: noyes solve \"1 2 3 / 4 5 6 / 7 0 8\". All else: noyes --help\n");
    if (watched->interrupted) return Exit::interrupted;
    return has_solution(watched->answer) ? Exit::done : Exit::limit;
}

}  // namespace

Command add_welcome(CLI::App& app) {
    auto seed = std::make_shared<std::optional<std::uint64_t>>();
    add_option(app, "--seed", *seed, "Without a command: the random 15-puzzle to make and solve")
        .type_name("NUMBER");
    return {&app, [seed](Session& session) { return welcome(session, *seed); }};
}

}  // namespace noyes::cli
