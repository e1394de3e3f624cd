// noyes bench: a set of boards, solved one after the other and held against what is known of them.
#include <apps/play/numbers.hpp>
#include <noyes/io/interrupt.hpp>
#include <noyes/io/table_folder.hpp>

#include "batch_record.hpp"
#include "bench_means.hpp"
#include "bench_order.hpp"
#include "bench_writer.hpp"
#include "commands.hpp"
#include "published.hpp"
#include "shared.hpp"
#include "topics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace noyes::cli {

namespace {

// The folder of the tables; nothing for a user who has no home and named none.
std::optional<std::string> table_folder(const BenchOptions& options) {
    return options.tables ? options.tables : io::usual_table_folder();
}

// Makes what all searches need by solving a solved board; the seconds that took. The automatic
// choice makes what it needs for each board.
Attempt<double> prepare(const BatchOrder& order, const std::vector<ListEntry>& entries,
                        const StopFlag& stop) {
    const Attempt<tiles::BatchLine> line = read_entry(entries.front(), order.source.name);
    if (!line || order.method.heuristic.name == catalog::automatic) return 0.0;
    Attempt<Goal> goal = goal_for(order.goal, line->board.extent());
    if (!goal) return goal.error();
    const tiles::Board solved = goal->board;
    const Attempt<catalog::Answer> answer = solve_task({.board = solved,
                                                        .goal = *std::move(goal),
                                                        .method = order.method,
                                                        .limits = {.memory = order.limits.memory},
                                                        .executor = order.executor,
                                                        .tables = order.tables,
                                                        .detours = order.detours,
                                                        .memory = order.memory},
                                                       stop);
    if (!answer) return answer.error();
    return answer->setup_seconds + answer->seconds;
}

// What the tables that were made take is not there for the searches.
void leave_room(Limits& limits, std::uint64_t taken) {
    if (limits.memory) *limits.memory -= std::min(*limits.memory, taken);
}

void complain(Session& session, BenchMeans& means) {
    for (const io::TableComplaint& complaint : means.take_complaints())
        session.warn(placed_message({complaint.error, complaint.path}, session.words()));
}

// What else the list says of a board: lengths that others found, counts that were published.
void add_claims(Json& record, const ListEntry& entry, const std::string& source) {
    const Attempt<tiles::BatchLine> line = read_entry(entry, source);
    if (!line || record["status"] == "error") return;
    record["other_length"] = line->other_length ? Json(*line->other_length) : Json();
    const Json published = published_numbers(line->remarks);
    record["published"] = published;
    record["as_published"] = as_published(record, published);
}

// "4 boards of korf100 to blank-first; algorithm ida, heuristic manhattan, 1 thread"
std::string heading(const BatchOrder& order, std::size_t boards) {
    return fmt::format("{} of {} to {}; algorithm {}, heuristic {}, {}", counted(boards, "board"),
                       order.source.name, written(order.goal), to_text(order.method.algorithm),
                       to_text(order.method.heuristic), counted(order.threads, "thread"));
}

// False if it was stopped before the last board.
bool solve_boards(const BatchOrder& order, const std::vector<ListEntry>& entries,
                  const Words& words, const StopFlag& stop, const BenchMeans& means,
                  BenchWriter& writer) {
    for (const ListEntry& entry : entries) {
        const std::string doing = fmt::format("line {}", entry.number);
        auto record = batch_record(order, entry, words, stop,
                                   [&](const Progress& progress) { writer.show(doing, progress); });
        if (!record || writer.lost()) return false;
        add_claims(*record, entry, order.source.name);
        (*record)["tables"] = means.names();
        writer.add(*record);
    }
    return true;
}

Exit end(Session& session, BenchWriter& writer, std::size_t boards, bool finished,
         const io::Interrupt& interrupt) {
    if (finished) return writer.totals().exit();
    if (!writer.lost())
        session.note(fmt::format("stopped after {} of {}", grouped(writer.totals().boards()),
                                 counted(boards, "board")));
    return interrupt.by_ctrl_c() ? Exit::interrupted : Exit::limit;
}

Exit bench(Session& session, const BenchOptions& options) {
    if (options.json) session.speak_json();
    if (options.work.input.empty()) return list_topic(session, "sets", options.json);
    Attempt<BatchOrder> order = read_bench_order(options);
    if (!order) return session.fail(order.error());
    const auto entries = chosen_entries(options, order->source);
    if (!entries) return session.fail(entries.error());
    BenchWriter writer(session, order->source.name, entries->size());
    StopFlag stop;
    const io::Interrupt interrupt(stop);
    BenchMeans means(table_folder(options), *order, stop,
                     [&](const Progress& progress) { writer.show("making tables", progress); });
    order->executor = &means.executor();
    order->tables = &means.tables();
    order->detours = &means.detours();
    order->memory = &means.memory_source();
    const Attempt<double> setup = prepare(*order, *entries, stop);
    if (!setup) return session.fail(setup.error());
    complain(session, means);
    writer.totals().add_setup(*setup);
    leave_room(order->limits, means.memory());
    writer.begin(heading(*order, entries->size()));
    const bool finished = solve_boards(*order, *entries, session.words(), stop, means, writer);
    writer.finish();
    return end(session, writer, entries->size(), finished, interrupt);
}

}  // namespace

Command add_bench(CLI::App& app) {
    CLI::App* command = add_command(app, "bench", "Hold a set of boards against what is known");
    auto options = std::make_shared<BenchOptions>();
    add_bench_options(*command, *options);
    return {command, [options](Session& session) { return bench(session, *options); }};
}

}  // namespace noyes::cli
