// noyes tables build: makes the tables of a partition and keeps them.
#include <apps/play/numbers.hpp>
#include <noyes/base/thread_executor.hpp>
#include <noyes/io/codes.hpp>
#include <noyes/io/disk.hpp>
#include <noyes/io/table_folder.hpp>
#include <noyes/tiles/text.hpp>

#include "build_report.hpp"
#include "codes.hpp"
#include "exit_for.hpp"
#include "limit_options.hpp"
#include "shared.hpp"
#include "table_maker.hpp"
#include "table_options.hpp"
#include "table_text.hpp"
#include "tables.hpp"
#include "thread_option.hpp"
#include "watch.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace noyes::cli {

namespace {

struct BuildOptions {
    TableChoiceOptions choice{};
    LimitOptions limits{};
    std::optional<std::string> threads{};
    bool force = false;
};

constexpr const char* tables_build_examples = R"(Examples:
  noyes tables build 4x4 7-8
  noyes tables build 4x4 --goal snail --memory-limit 4G
  noyes tables build 3x3 .aabaabbb --goal blank-first

Without a partition it is the largest that has a name. Tables that are there and
good are not made again; damaged ones are. A table gets its name only when it is
whole and on the disk.

Exit codes: 0 done, 2 bad command line, 3 limit reached, 4 not enough memory or
room on the disk, 130 interrupted. What is finished is kept in any case.)";

struct BuildOrder {
    TableChoice choice;
    std::string folder;
    Limits limits;
    std::size_t threads;
};

Attempt<BuildOrder> read_order(const BuildOptions& options, const TablesOptions& shared) {
    Attempt<TableChoice> choice = read_table_choice(options.choice);
    if (!choice) return choice.error();
    Attempt<std::string> folder = read_table_folder_option(shared.folder);
    if (!folder) return folder.error();
    const Attempt<Limits> limits = read_limits(options.limits);
    if (!limits) return limits.error();
    const Attempt<std::size_t> threads = read_threads(options.threads);
    if (!threads) return threads.error();
    return BuildOrder{*std::move(choice), *std::move(folder), *limits, *threads};
}

// Known before the work begins, so it is said before.
std::optional<Failure> too_large(const BuildOrder& order, const BuildNeeds& needs) {
    const std::string what = fmt::format("{} {}", tiles::to_text(order.choice.goal.board.extent()),
                                         order.choice.set.partition);
    const auto failure = [&](Code code, std::string text) {
        return Failure{{.code = code, .text = std::move(text)}};
    };
    if (needs.memory == BuildNeeds::beyond)
        return failure(code::tables_too_large, what + " take more memory than there is");
    if (order.limits.memory && needs.memory > *order.limits.memory)
        return failure(
            code::tables_too_large,
            fmt::format("{} take {} of memory while they are made, and {} are allowed", what,
                        bytes_text(needs.memory), bytes_text(*order.limits.memory)));
    const std::optional<std::uint64_t> free = io::free_disk(order.folder);
    if (!free || needs.disk <= *free) return std::nullopt;
    return failure(code::disk_too_small,
                   fmt::format("{} take {} on the disk, and {} are free in {}", what,
                               bytes_text(needs.disk), bytes_text(*free), order.folder));
}

// "table 2 of 3   3.2 s   distance 40   123,456,789 of 518,918,400 entries"
class Announcer {
   public:
    void begin(std::size_t number, std::size_t count, const catalog::TableKey& key) {
        heading_ = fmt::format("table {} of {}", number, count);
        entries_ = catalog::entries_of(key);
    }
    [[nodiscard]] std::string text(const Progress& progress) const {
        return fmt::format("{}   {:.1f} s   distance {}   {} of {} entries", heading_,
                           std::chrono::duration<double>(progress.elapsed).count(), progress.bound,
                           grouped(progress.stored), grouped(entries_));
    }

   private:
    std::string heading_;
    std::uint64_t entries_ = 0;
};

Exit exit_for(Session& session, const Run& run, const Watch& watch) {
    if (!run.halt()) return Exit::done;
    if (*run.halt() == Halt::memory_limit) return session.fail({{.code = code::out_of_memory}});
    return *run.halt() == Halt::stopped && watch.by_ctrl_c() ? Exit::interrupted : Exit::limit;
}

// A killed build must not take room for ever.
void sweep(const std::string& folder) {
    const Expected<io::TableFolder> found = io::read_table_folder(folder);
    if (!found) return;
    for (const io::StoredDraft& draft : found->drafts) io::remove_leftover(draft.path);
}

// Which of the tables have to be made; says so of damaged ones.
std::vector<catalog::TableKey> lacking(Session& session, const BuildOrder& order, bool force,
                                       const TableMaker& maker) {
    std::vector<catalog::TableKey> keys = order.choice.set.keys;
    std::erase_if(keys, [&](const catalog::TableKey& key) {
        const std::optional<Error> wrong = maker.wrong_with(key);
        if (!wrong) return !force;
        if (wrong->code != io::code::no_such_file)
            session.note(fmt::format("{}: {}; it is made anew",
                                     file_name(io::table_path(order.folder, key)),
                                     session.words().say(*wrong)));
        return false;
    });
    return keys;
}

Exit build(Session& session, const BuildOptions& options, const TablesOptions& shared) {
    if (shared.json) session.speak_json();
    const Attempt<BuildOrder> order = read_order(options, shared);
    if (!order) return session.fail(order.error());
    Announcer announcer;
    Watch watch([&](const Progress& progress) { return announcer.text(progress); });
    Run run(order->limits, &watch.stop(), watch.listener(), watch.memory());
    ThreadExecutor executor(order->threads);
    const auto note = [&](const std::string& text) { session.note(text); };
    TableMaker maker(order->folder, run, executor, note);
    sweep(order->folder);
    const std::vector<catalog::TableKey> missing = lacking(session, *order, options.force, maker);
    const BuildNeeds needs = needs_of(missing);
    if (const auto failure = too_large(*order, needs)) return session.fail(*failure);
    BuildReport report(session, order->choice, shared.json);
    report.begin(needs, order->folder);
    for (std::size_t i = 0; i < order->choice.set.keys.size() && !run.halt(); ++i) {
        const catalog::TableKey& key = order->choice.set.keys[i];
        const bool there = std::ranges::find(missing, key) == missing.end();
        announcer.begin(i + 1, order->choice.set.keys.size(), key);
        const Attempt<MadeTable> made = there ? MadeTable{key, TableFate::there} : maker.make(key);
        watch.done();
        if (!made) return session.fail(made.error());
        report.add(*made);
    }
    report.end(run, executor.threads());
    return exit_for(session, run, watch);
}

}  // namespace

Command add_tables_build(CLI::App& app, const std::shared_ptr<TablesOptions>& shared) {
    CLI::App* command = add_command(app, "build", "Make the tables of a partition");
    auto options = std::make_shared<BuildOptions>();
    add_table_choice(*command, options->choice).required();
    add_flag(*command, "--force", options->force, "Make also those that are there and good");
    add_time_and_memory_limits(*command, options->limits);
    add_thread_option(*command, options->threads);
    add_tables_options(*command, *shared);
    add_footer(*command, tables_build_examples);
    return {command,
            [options, shared](Session& session) { return build(session, *options, *shared); }};
}

}  // namespace noyes::cli
