// noyes batch: many boards, one a line; one line of JSON for each.
#include <apps/play/numbers.hpp>
#include <noyes/base/thread_executor.hpp>
#include <noyes/io/input.hpp>
#include <noyes/io/interrupt.hpp>
#include <noyes/io/kept_pages.hpp>
#include <noyes/tiles/codes.hpp>

#include "batch_record.hpp"
#include "batch_results.hpp"
#include "batch_writer.hpp"
#include "codes.hpp"
#include "commands.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <limits>
#include <memory>
#include <utility>

namespace noyes::cli {

namespace {

// What --output has already. Pipes and devices have nothing.
Attempt<std::string> earlier_results(const BatchOptions& options) {
    if (!io::is_regular(options.output)) return std::string();
    Expected<std::string> text =
        io::read_file(options.output, std::numeric_limits<std::size_t>::max());
    if (!text) return Failure{text.error()};
    if (!text->empty() && !options.resume)
        return Failure{{.code = code::output_exists, .text = options.output}};
    return *std::move(text);
}

// The file of --output, ready to be gone on with, and what an earlier run left to do.
struct Begun {
    BatchResults results;
    std::unique_ptr<io::Output> file{};  // none: standard output
    bool can_resume = false;             // the file stays; pipes do not
};

Attempt<Begun> begin(const BatchOptions& options, const BatchOrder& order) {
    if (options.output.empty()) {
        Attempt<BatchResults> nothing = read_results({}, {}, order);
        return Begun{*std::move(nothing)};
    }
    Expected<io::Output> file = io::Output::extend(options.output);
    if (!file) return Failure{file.error()};
    const Attempt<std::string> written = earlier_results(options);
    if (!written) return written.error();
    Attempt<BatchResults> results = read_results(*written, options.output, order);
    if (!results) return results.error();
    if (results->bytes < written->size()) file->cut(results->bytes);
    return Begun{*std::move(results), std::make_unique<io::Output>(*std::move(file)),
                 io::is_regular(options.output)};
}

void solve_rest(const BatchOrder& order, const BatchResults& results, const Words& words,
                BatchWriter& writer, StopFlag& stop) {
    ThreadExecutor executor(order.threads);
    executor.for_each(results.rest.size(), [&](std::size_t job) {
        if (stop.raised()) return;
        auto record = batch_record(order, results.rest[job], words, stop,
                                   [&](const Progress&) { writer.show_progress(); });
        if (record) writer.add(job, *std::move(record));
        if (writer.lost()) stop.raise();
    });
}

std::string how_to_resume(const BatchOptions& options) {
    if (options.output.empty()) return "with --output FILE, --resume could go on from here";
    return "the same command with --resume goes on";
}

Exit finish(Session& session, const BatchOptions& options, bool in_order, const BatchWriter& writer,
            Begun& begun, const io::Interrupt& interrupt) {
    const std::size_t all = begun.results.rest.size() + begun.results.tally.records();
    if (begun.file) begun.file->finish();
    if (begun.file && begun.file->failure())
        return session.fail({.error = *begun.file->failure(), .advice = how_to_resume(options)});
    if (begun.can_resume && in_order) {
        if (const auto failure = put_in_order(options.output)) return session.fail(*failure);
    }
    const Tally& tally = writer.tally();
    const io::Output& out = begun.file ? *begun.file : session.out();
    const bool stopped = tally.records() < all && !out.reader_gone() && !out.failure();
    if (stopped)
        session.note(fmt::format("stopped: {} of {} are done; {}", grouped(tally.records()),
                                 counted(all, "board"), how_to_resume(options)));
    else if (!options.quiet) session.warn(fmt::format("noyes: {}", tally.text()));
    if (!stopped) return tally.exit();
    return interrupt.by_ctrl_c() ? Exit::interrupted : Exit::limit;
}

Exit batch(Session& session, const BatchOptions& options) {
    Attempt<BatchOrder> order = read_batch_order(options);
    if (!order) return session.fail(order.error());
    io::KeptPages pages;
    order->memory = &pages;
    const Error nothing{.code = tiles::code::empty_input, .line = 1, .column = 1};
    if (list_entries(order->source.text).empty())
        return session.fail({nothing, order->source.name});
    Attempt<Begun> begun = begin(options, *order);
    if (!begun) return session.fail(begun.error());
    if (!begun->results.other_version.empty())
        session.note(fmt::format("some results were made by version {}; this is {}",
                                 begun->results.other_version, NOYES_VERSION));
    // In a file an answer need not wait for its turn, to be lost if the run is killed: the lines
    // are put in order at the end.
    BatchWriter writer(session, begun->file ? *begun->file : session.out(),
                       {.jobs = begun->results.rest.size(),
                        .in_order = order->in_input_order && !begun->can_resume,
                        .quiet = options.quiet,
                        .done = begun->results.tally});
    StopFlag stop;
    const io::Interrupt interrupt(stop);
    solve_rest(*order, begun->results, session.words(), writer, stop);
    writer.end_progress();
    return finish(session, options, order->in_input_order, writer, *begun, interrupt);
}

}  // namespace

Command add_batch(CLI::App& app) {
    CLI::App* command = add_command(app, "batch", "Solve many boards, one a line");
    auto options = std::make_shared<BatchOptions>();
    add_batch_options(*command, *options);
    return {command, [options](Session& session) { return batch(session, *options); }};
}

}  // namespace noyes::cli
