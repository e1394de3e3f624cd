#include <apps/play/suggestion.hpp>
#include <noyes/io/input.hpp>
#include <noyes/io/quantity.hpp>
#include <noyes/tiles/codes.hpp>

#include "bench_order.hpp"
#include "board_sets.hpp"
#include "codes.hpp"
#include "goal_option.hpp"
#include "quantity_option.hpp"
#include "shared.hpp"
#include "table_options.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace noyes::cli {

namespace {

constexpr const char* bench_examples =
    R"(Solves the boards of a set one after the other and holds the answers against
what is known: lengths of shortest solutions, lengths that others found, and on
korf100 the nodes that IDA* with Manhattan distance generates. Without SET it
lists the sets. A file with a board in each line is a set, too (`noyes batch
--help` tells how a line is written; `| ida=N` after a board is such a count).

Limits are for each board. The tables of a heuristic that is named are opened or
made once, before the first board and without a time limit. With --json each
board is one line as `noyes batch` writes it, and the totals are the last line.

Examples:
  noyes bench
  noyes bench study
  noyes bench korf100 --algorithm ida --heuristic manhattan --first 5
  noyes bench korf100 --algorithm ida:detours=12 --heuristic pdb:7-8
  noyes bench korf50-24 --only 38,40 --time-limit 1m
  noyes bench boards.txt --goal snail --json

Exit codes: 0 all is as known, 1 a length or a count is not, or a board has no
solution, 2 bad input, 3 a limit was reached before any solution, 4 out of a
resource, 130 interrupted; the totals so far are printed.)";

std::vector<std::string_view> set_names() {
    std::vector<std::string_view> names;
    for (const BoardSet& set : board_sets()) names.push_back(set.about.name);
    return names;
}

// Published figures are of one thread.
BatchOptions with_one_thread(BatchOptions work) {
    if (!work.threads) work.threads = "1";
    return work;
}

Attempt<BatchOrder> order_of_set(BatchOptions work, const BoardSet& set) {
    const std::string name(set.about.name);
    if (work.goal)
        return Failure{{.code = code::not_together, .text = "--goal and a shipped set"}, name};
    work.goal = set.goal;
    Attempt<BatchOrder> order = order_without_boards(work);
    if (order) order->source = {name, std::string(set.list())};
    return order;
}

// Those that are named; the failure tells the first that is not there.
Attempt<std::vector<ListEntry>> named_entries(const std::vector<ListEntry>& entries,
                                              const std::vector<std::string>& ids) {
    std::vector<std::string> known;
    for (const ListEntry& entry : entries) {
        const auto line = tiles::parse_batch_line(entry.text);
        known.push_back(line ? line->id : std::string());
    }
    std::vector<ListEntry> chosen;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (std::ranges::find(ids, known[i]) != ids.end()) chosen.push_back(entries[i]);
    }
    const std::vector<std::string_view> names(known.begin(), known.end());
    for (const std::string& id : ids) {
        if (std::ranges::find(known, id) == known.end())
            return not_in_list(code::unknown_value, id, "--only", names);
    }
    return chosen;
}

}  // namespace

void add_bench_options(CLI::App& app, BenchOptions& options) {
    add_option(app, "set", options.work.input, "A shipped set, a file of boards, or - for input")
        .type_name("SET|FILE|-");
    add_option(app, "--first", options.first, "Only the first boards of the set").type_name("N");
    add_option(app, "--only", options.only, "Only the boards with these ids")
        .comma_separated()
        .type_name("ID,...");
    add_goal_option(app, options.work.goal);
    add_method_options(app, options.work.method);
    add_flag(app, "--optimal", options.work.optimal,
             "Insist on proven optima, however long it takes");
    add_limit_options(app, options.work.limits);
    add_option(app, "--threads", options.work.threads, "Threads for each search (1 by default)")
        .type_name("N");
    add_table_folder_option(app, options.tables);
    add_flag(app, "--json", options.json, "One line of JSON for each board, then the totals");
    add_footer(app, bench_examples);
}

Attempt<BatchOrder> read_bench_order(const BenchOptions& options) {
    const BatchOptions work = with_one_thread(options.work);
    if (const BoardSet* set = find_board_set(work.input)) return order_of_set(work, *set);
    if (work.input != "-" && !io::exists(work.input))
        return not_in_list(code::unknown_set, work.input, {}, set_names());
    Attempt<BatchOrder> order = order_without_boards(work);
    if (!order) return order;
    Attempt<Source> source = read_list(work.input);
    if (!source) return source.error();
    order->source = *std::move(source);
    return order;
}

Attempt<std::vector<ListEntry>> chosen_entries(const BenchOptions& options, const Source& source) {
    std::vector<ListEntry> entries = list_entries(source.text);
    if (entries.empty())
        return Failure{{.code = tiles::code::empty_input, .line = 1, .column = 1}, source.name};
    if (!options.only.empty()) {
        Attempt<std::vector<ListEntry>> named = named_entries(entries, options.only);
        if (!named) return named;
        entries = *std::move(named);
    }
    std::optional<std::uint64_t> first;
    if (auto failure = read_quantity(options.first, "--first", io::parse_count, first))
        return *std::move(failure);
    if (first) entries.resize(std::min<std::size_t>(entries.size(), *first));
    return entries;
}

}  // namespace noyes::cli
