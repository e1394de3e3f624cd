// noyes tables verify: are the stored tables still what they were, and are their entries right?
#include <apps/play/numbers.hpp>
#include <apps/play/seed.hpp>
#include <noyes/base/thread_executor.hpp>
#include <noyes/io/quantity.hpp>
#include <noyes/io/table_folder.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "exit_for.hpp"
#include "halt.hpp"
#include "limit_options.hpp"
#include "quantity_option.hpp"
#include "shared.hpp"
#include "table_options.hpp"
#include "table_text.hpp"
#include "table_verdict.hpp"
#include "tables.hpp"
#include "thread_option.hpp"
#include "watch.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

struct VerifyOptions {
    TableChoiceOptions choice{};
    std::optional<std::string> sample{};
    std::optional<std::uint64_t> seed{};
    LimitOptions limits{};
    std::optional<std::string> threads{};
};

constexpr const char* tables_verify_examples = R"(Examples:
  noyes tables verify
  noyes tables verify 4x4 7-8 --sample 1000
  noyes tables verify --sample 0            # checksums alone

All of a table is read and its checksum compared; then entries, drawn at random,
are worked out anew by searches that know nothing of tables: as many as take a
few seconds, or as --sample says. (For some drawn there is no way home: they are
not counted.)

Exit codes: 0 all are good, 1 an entry is wrong, 2 bad command line, 3 limit
reached, 4 a table is damaged, 130 interrupted.)";

struct VerifyOrder {
    TableFilter filter;
    std::string folder;
    Sample sample;
    Limits limits;
    std::size_t threads;
};

Attempt<VerifyOrder> read_order(const VerifyOptions& options, const TablesOptions& shared) {
    Attempt<TableFilter> filter = read_table_filter(options.choice);
    if (!filter) return filter.error();
    Attempt<std::string> folder = read_table_folder_option(shared.folder);
    if (!folder) return folder.error();
    std::optional<std::uint64_t> sample;
    if (auto failure = read_quantity(options.sample, "--sample", io::parse_count, sample))
        return *failure;
    const Attempt<Limits> limits = read_limits(options.limits);
    if (!limits) return limits.error();
    const Attempt<std::size_t> threads = read_threads(options.threads);
    if (!threads) return threads.error();
    return VerifyOrder{*std::move(filter),
                       *std::move(folder),
                       {sample, seed_or_new(options.seed)},
                       *limits,
                       *threads};
}

// How it went with all of them.
struct Tally {
    bool damaged = false;
    bool wrong = false;
};

Exit exit_for(const Tally& tally, const Run& run, const Watch& watch) {
    if (tally.damaged) return Exit::resource;
    if (tally.wrong) return Exit::no;
    if (!run.halt()) return Exit::done;
    return watch.by_ctrl_c() ? Exit::interrupted : Exit::limit;
}

void print(Session& session, const io::StoredTable& table, const TableVerdict& verdict) {
    const Words& words = session.words();
    session.print(session.speaks_json()
                      ? line(verdict_json(table, verdict, words))
                      : fmt::format("{}  {}\n    {}\n", tiles::to_text(table.key.extent),
                                    table_text(table.key), verdict_text(verdict, words)));
    session.out().flush();
}

Exit verify_all(Session& session, const VerifyOrder& order,
                const std::vector<io::StoredTable>& tables) {
    Watch watch({});
    Run run(order.limits, &watch.stop(), {}, watch.memory());
    ThreadExecutor executor(order.threads);
    Tally tally;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const auto tell = [&](std::uint64_t entries) {
            watch.show(
                fmt::format("table {} of {}   {} entries", i + 1, tables.size(), grouped(entries)));
        };
        const TableVerdict verdict = verdict_on(tables[i], order.sample, run, executor, tell);
        watch.done();
        print(session, tables[i], verdict);
        tally.damaged |= verdict.damage.has_value();
        tally.wrong |= verdict.check.wrong > 0;
        if (run.halt()) break;
    }
    if (run.halt()) session.note(halt_text(*run.halt()));
    return exit_for(tally, run, watch);
}

Exit verify(Session& session, const VerifyOptions& options, const TablesOptions& shared) {
    if (shared.json) session.speak_json();
    const Attempt<VerifyOrder> order = read_order(options, shared);
    if (!order) return session.fail(order.error());
    Expected<io::TableFolder> folder = io::read_table_folder(order->folder);
    if (!folder) return session.fail({folder.error()});
    std::erase_if(folder->tables,
                  [&](const io::StoredTable& table) { return !order->filter.takes(table.key); });
    if (folder->tables.empty())
        return session.fail({{.code = code::no_such_tables, .text = order->folder}});
    return verify_all(session, *order, folder->tables);
}

}  // namespace

Command add_tables_verify(CLI::App& app, const std::shared_ptr<TablesOptions>& shared) {
    CLI::App* command = add_command(app, "verify", "Check tables against damage and mistakes");
    auto options = std::make_shared<VerifyOptions>();
    add_table_choice(*command, options->choice);
    add_option(*command, "--sample", options->sample, "Work out so many entries of each table anew")
        .type_name("N");
    add_option(*command, "--seed", options->seed, "Draw the same entries again").type_name("SEED");
    add_time_and_memory_limits(*command, options->limits);
    add_thread_option(*command, options->threads);
    add_tables_options(*command, *shared);
    add_footer(*command, tables_verify_examples);
    return {command,
            [options, shared](Session& session) { return verify(session, *options, *shared); }};
}

}  // namespace noyes::cli
