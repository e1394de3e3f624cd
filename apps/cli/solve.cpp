// noyes solve: one board, solved and shown.
#include <noyes/catalog/solve.hpp>

#include <apps/play/numbers.hpp>
#include <noyes/tiles/text.hpp>

#include "board_format.hpp"
#include "commands.hpp"
#include "every.hpp"
#include "exit_for.hpp"
#include "needed_for_proof.hpp"
#include "progress.hpp"
#include "shared.hpp"
#include "solve_order.hpp"
#include "trace_file.hpp"
#include "window.hpp"

#include <fmt/format.h>

#include <memory>
#include <span>
#include <utility>

namespace noyes::cli {

namespace {

Exit exit_for(const Watched& watched) {
    if (watched.interrupted) return Exit::interrupted;
    if (watched.answer.status == catalog::Status::unsolvable) return Exit::no;
    return has_solution(watched.answer) ? Exit::done : Exit::limit;
}

// False if the viewer was interrupted.
bool play_film(Session& session, const SolveOptions& options, const Order& order,
               const catalog::Answer& answer) {
    const bool proven = answer.status == catalog::Status::optimal;
    const std::string title = fmt::format("{} to {}{}", counted(answer.moves.size(), "move"),
                                          spoken(order.goal), proven ? ", proven shortest" : "");
    return animate(session, options.film,
                   Film<TileFace>(game::TilePlay(order.goal.board), order.board, answer.moves),
                   title);
}

// Tables that are there and were not used.
void tell_complaints(Session& session, std::span<const io::TableComplaint> complaints) {
    for (const io::TableComplaint& complaint : complaints) {
        session.note(fmt::format("{} was not used: {}; `noyes tables build {}` makes it anew",
                                 complaint.path, session.words().say(complaint.error),
                                 tiles::to_text(complaint.key.extent)));
    }
}

Exit show(Session& session, const SolveOptions& options, const Order& order,
          const Watched& watched) {
    if (options.film.animate && has_solution(watched.answer) && !watched.interrupted &&
        !play_film(session, options, order, watched.answer))
        return Exit::interrupted;
    tell_complaints(session, watched.complaints);
    if (watched.answer.heuristic_ignored)
        session.note(fmt::format("{} uses no heuristic; --heuristic {} was ignored",
                                 watched.answer.algorithm, order.method.heuristic.name));
    order.format->print(session, {.board = order.board,
                                  .goal = order.goal,
                                  .answer = watched.answer,
                                  .notation = order.notation,
                                  .quiet = options.quiet,
                                  .states = options.states});
    if (const std::string needed = needed_for_proof(question_of(order), watched.answer);
        !needed.empty() && !watched.interrupted)
        session.note(needed);
    return exit_for(watched);
}

Exit solve_traced(Session& session, const SolveOptions& options, const Order& order) {
    Attempt<std::unique_ptr<TraceWriter>> writer =
        make_trace_writer(options.trace_format, order.goal.board);
    if (!writer) return session.fail(writer.error());
    Attempt<TraceFile> trace = TraceFile::open(options.trace, session.out(), *std::move(writer));
    if (!trace) return session.fail(trace.error());
    catalog::Question question = question_of(order);
    question.trace = [&](const catalog::TraceEvent& event) { return trace->write(event); };
    Attempt<Watched> watched = solve_watched(std::move(question), order.means);
    if (const std::optional<Failure> failure = trace->finish()) return session.fail(*failure);
    if (!watched) return session.fail(watched.error());
    trace->tell_cut(session);
    return show(session, options, order, *watched);
}

Exit solve_every(Session& session, const SolveOptions& options, const Order& order) {
    const EveryPrinter::Task task{.board = order.board,
                                  .goal = order.goal,
                                  .format = order.format->name,
                                  .notation = order.notation,
                                  .show_solutions = options.every.all && !options.quiet,
                                  .quiet = options.quiet};
    EveryPrinter printer(session, task);
    catalog::Question question = question_of(order);
    question.every = [&](std::span<const tiles::Direction> moves) { return printer.show(moves); };
    Attempt<Watched> watched = solve_watched(std::move(question), order.means);
    if (!watched) return session.fail(watched.error());
    if (!has_solution(watched->answer)) return show(session, options, order, *watched);
    printer.finish(watched->answer);
    return exit_for(*watched);
}

Exit show_as_read(Session& session, const Source& source) {
    Attempt<tiles::Board> board = parse_board(source);
    if (!board) return session.fail(board.error());
    session.print(sized_rows(*board));
    return Exit::done;
}

Attempt<PuzzleSource> read_input(const SolveOptions& options) {
    if (options.takes_levels) return read_puzzle(options.board, options.level.id);
    Attempt<Source> source = read_board_source(options.board);
    if (!source) return source.error();
    return PuzzleSource{*std::move(source)};
}

Exit solve_board(Session& session, const SolveOptions& options, const Source& source) {
    if (options.parse_only) return show_as_read(session, source);
    Attempt<Order> order = read_order(options, source);
    if (!order) return session.fail(order.error());
    if (options.window) return session.fail(play_in_window(*order, options.limits.time));
    if (!options.trace.empty()) return solve_traced(session, options, *order);
    if (options.wants_every()) return solve_every(session, options, *order);
    Attempt<Watched> watched = solve_watched(question_of(*order), order->means);
    if (!watched) return session.fail(watched.error());
    return show(session, options, *order, *watched);
}

}  // namespace

Exit solve(Session& session, const SolveOptions& options) {
    if (options.json || options.format == "json") session.speak_json();
    const Attempt<PuzzleSource> puzzle = read_input(options);
    if (!puzzle) return session.fail(puzzle.error());
    if (puzzle->level) return solve_level(session, options, *puzzle->level);
    return solve_board(session, options, puzzle->source);
}

Command add_solve(CLI::App& app) {
    CLI::App* command = add_command(app, "solve", "Solve one board: tiles or sliding blocks");
    auto options = std::make_shared<SolveOptions>();
    options->takes_levels = true;
    add_solve_options(*command, *options);
    return {command, [options](Session& session) { return solve(session, *options); }};
}

}  // namespace noyes::cli
