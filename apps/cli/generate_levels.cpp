#include <apps/play/level_source.hpp>
#include <apps/play/levels.hpp>
#include <apps/play/numbers.hpp>
#include <apps/play/seed.hpp>
#include <noyes/blocks/text.hpp>

#include "generate_levels.hpp"
#include "halt.hpp"
#include "level_report.hpp"
#include "shared.hpp"
#include "watch.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

Cost length_of(const blocks::Level& level, blocks::Metric metric) {
    return level.known[blocks::index(metric)]->length.value_or(0);
}

// The level of that number, from 1 on, says what it is and how it is made again.
void label(blocks::Level& level, const LevelsOrder& order, std::uint64_t number) {
    const blocks::Metric metric = order.wish.wish.metric;
    level.id = fmt::format("seed-{}-{}", order.seed, number);
    level.title = counted_in(metric, static_cast<std::uint64_t>(length_of(level, metric)));
    level.source = fmt::format("{} --seed {}", order.wish.command, order.seed);
    if (number > 1) level.source += fmt::format(" --count {}", number);
}

std::string json_line(const blocks::Level& level, const LevelsOrder& order) {
    const blocks::Metric metric = order.wish.wish.metric;
    Json record = level_json(level, metric);
    record["status"] = "solvable";
    record["seed"] = order.seed;
    record["distance"] = length_of(level, metric);
    return line(std::move(record));
}

// Writes the level of that number; false if nobody reads on.
bool write(Session& session, const blocks::Level& level, const LevelsOrder& order,
           std::uint64_t number) {
    if (number > 1 && order.format->name == "record") session.print("\n");
    session.print(order.format->write != nullptr ? order.format->write(level)
                                                 : json_line(level, order));
    return !session.out().reader_gone() && !session.out().failure();
}

// "3.2 s   1,234,567 states looked at"
std::string progress_text(const Progress& progress) {
    return fmt::format("{:.1f} s   {} states looked at",
                       std::chrono::duration<double>(progress.elapsed).count(),
                       grouped(progress.generated));
}

std::string failure_text(const LevelsOrder& order, const blocks::LevelMaker& maker,
                         const std::optional<Halt>& halt) {
    const std::string why =
        halt ? fmt::format("{} after {}", halt_text(*halt), counted(maker.tries(), "arrangement"))
             : fmt::format("not in {}", counted(maker.tries(), "arrangement"));
    return fmt::format(
        "noyes: no level of {} was found: {}; the farthest from its goal was {} away",
        order.wish.lengths, why,
        counted_in(order.wish.wish.metric, static_cast<std::uint64_t>(maker.farthest())));
}

void tell_failure(Session& session, const LevelsOrder& order, const blocks::LevelMaker& maker,
                  const std::optional<Halt>& halt) {
    if (!session.speaks_json()) return session.warn(failure_text(order, maker, halt));
    Json record = json_record();
    record["metric"] = name(order.wish.wish.metric);
    record["status"] = halt == Halt::stopped ? "stopped" : "limit";
    record["halt"] = halt ? Json(halt_name(*halt)) : Json();
    record["seed"] = order.seed;
    record["arrangements"] = maker.tries();
    record["farthest"] = maker.farthest();
    session.print(line(std::move(record)));
}

}  // namespace

Exit generate_levels(Session& session, const GenerateOptions& options) {
    const Attempt<LevelsOrder> order = read_levels_order(options);
    if (!order) return session.fail(order.error());
    if (!options.seed) session.note(seed_note(order->seed));
    Watch watch(progress_text);
    blocks::LevelMaker maker(order->wish.wish, order->seed);
    for (std::uint64_t number = 1; number <= order->count; ++number) {
        Run run(order->limits, &watch.stop(), watch.listener(), watch.memory());
        std::optional<blocks::Level> level = maker.next(run);
        watch.done();
        if (!level) {
            tell_failure(session, *order, maker, run.halt());
            return watch.by_ctrl_c() ? Exit::interrupted : Exit::limit;
        }
        label(*level, *order, number);
        if (!write(session, *level, *order, number)) break;
    }
    return Exit::done;
}

}  // namespace noyes::cli
