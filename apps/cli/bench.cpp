// noyes bench: a set of boards, solved one after the other and held against what is known of them.
#include <noyes/base/thread_executor.hpp>
#include <noyes/io/interrupt.hpp>

#include "batch_record.hpp"
#include "bench_order.hpp"
#include "bench_writer.hpp"
#include "commands.hpp"
#include "numbers.hpp"
#include "published.hpp"
#include "topics.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace noyes::cli {

namespace {

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
                  const Words& words, const StopFlag& stop, BenchWriter& writer) {
    for (const ListEntry& entry : entries) {
        const std::string doing = fmt::format("line {}", entry.number);
        auto record = batch_record(order, entry, words, stop,
                                   [&](const Progress& progress) { writer.show(doing, progress); });
        if (!record || writer.lost()) return false;
        add_claims(*record, entry, order.source.name);
        writer.add(*record);
    }
    return true;
}

Exit bench(Session& session, const BenchOptions& options) {
    if (options.json) session.speak_json();
    if (options.work.input.empty()) return list_topic(session, "sets", options.json);
    Attempt<BatchOrder> order = read_bench_order(options);
    if (!order) return session.fail(order.error());
    const auto entries = chosen_entries(options, order->source);
    if (!entries) return session.fail(entries.error());
    ThreadExecutor executor(order->threads);
    order->executor = &executor;
    BenchWriter writer(session, order->source.name, entries->size());
    StopFlag stop;
    const io::Interrupt interrupt(stop);
    writer.begin(heading(*order, entries->size()));
    const bool finished = solve_boards(*order, *entries, session.words(), stop, writer);
    writer.finish();
    if (finished) return writer.totals().exit();
    if (stop.raised())
        session.note(fmt::format("stopped after {} of {}", grouped(writer.totals().boards()),
                                 counted(entries->size(), "board")));
    return interrupt.by_ctrl_c() ? Exit::interrupted : Exit::limit;
}

}  // namespace

Command add_bench(CLI::App& app) {
    CLI::App* command = app.add_subcommand("bench", "Hold a set of boards against what is known");
    auto options = std::make_shared<BenchOptions>();
    add_bench_options(*command, *options);
    return {command, [options](Session& session) { return bench(session, *options); }};
}

}  // namespace noyes::cli
