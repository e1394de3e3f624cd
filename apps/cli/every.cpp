#include <apps/play/numbers.hpp>

#include "every.hpp"
#include "painting.hpp"
#include "replay.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

void add_every_options(CLI::App& app, EveryOptions& options) {
    add_flag(app, "--all", options.all, "Show every shortest solution, not only one");
    add_flag(app, "--count", options.count, "Count the shortest solutions without showing them");
}

bool EveryPrinter::show(std::span<const tiles::Direction> moves) {
    const bool first = !std::exchange(begun_, true);
    if (first && task_.format == "text" && !task_.quiet)
        session_.print(painted_rows(task_.board, task_.goal.board, session_.colour()) + "\n");
    if (!task_.show_solutions) return true;
    const std::vector<tiles::Direction> copy(moves.begin(), moves.end());
    if (task_.format == "json") show_record(copy);
    else session_.print(tiles::to_text(copy, task_.notation, task_.board) + "\n");
    return !session_.out().reader_gone() && !session_.out().failure();
}

// A record of its own, so that `noyes verify -` can replay each.
void EveryPrinter::show_record(const std::vector<tiles::Direction>& moves) {
    Json record = board_json(task_.board, task_.goal);
    record["status"] = "solved";
    record["length"] = moves.size();
    record["moves"] = tiles::to_text(moves, tiles::Notation::blank, task_.board);
    record["pushed"] = pushed_tiles(task_.board, moves);
    session_.print(line(std::move(record)));
}

void EveryPrinter::finish(const catalog::Answer& answer) {
    if (task_.format == "json")
        return print_json(session_, {.board = task_.board, .goal = task_.goal, .answer = answer});
    if (task_.format == "moves") {
        if (!task_.show_solutions) session_.print(fmt::format("{}\n", answer.solutions));
        return;
    }
    if (task_.show_solutions) session_.print("\n");
    session_.print(fmt::format("{}{} of {}\n\n{}", answer.halt ? "at least " : "",
                               counted(answer.solutions, "shortest solution"),
                               counted(answer.moves.size(), "move"), statistics_text(answer)));
}

}  // namespace noyes::cli
