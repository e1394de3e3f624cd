#include <apps/play/levels.hpp>

#include "level_facts.hpp"
#include "records.hpp"

#include <fmt/format.h>

#include <limits>

namespace noyes::desktop {

namespace {

// By the length of the shortest solution, as people find them.
std::string_view grade(Cost length) {
    constexpr Cost easy = 20;
    constexpr Cost fair = 50;
    constexpr Cost hard = 100;
    if (length <= easy) return "desktop-grade-easy";
    if (length <= fair) return "desktop-grade-fair";
    return length <= hard ? "desktop-grade-hard" : "desktop-grade-very-hard";
}

std::string length_text(const Desk& desk, const blocks::Level& level, blocks::Metric metric) {
    const auto& known = level.known[index(metric)];
    if (known && !known->length) return desk.say("desktop-no-solution");
    if (known) return play::counted_in(metric, static_cast<std::uint64_t>(*known->length));
    const auto& bounds = level.bounds[index(metric)];
    if (!bounds) return desk.say("desktop-length-unknown");
    if (!bounds->found)
        return desk.say({.code = "desktop-length-at-least", .numbers = {bounds->least}});
    return fmt::format("{}..{}", bounds->least,
                       play::counted_in(metric, static_cast<std::uint64_t>(*bounds->found)));
}

}  // namespace

Cost length_for_order(const blocks::Level& level, blocks::Metric metric) {
    const auto& known = level.known[index(metric)];
    constexpr Cost last = std::numeric_limits<Cost>::max();
    if (known) return known->length.value_or(last);
    const auto& bounds = level.bounds[index(metric)];
    return bounds && bounds->found ? *bounds->found : last - 1;
}

std::string difficulty_text(const Desk& desk, const blocks::Level& level, blocks::Metric metric) {
    std::string length = length_text(desk, level, metric);
    const auto& known = level.known[index(metric)];
    if (!known || !known->length) return length;
    return fmt::format("{}, {}", length, desk.say(grade(*known->length)));
}

std::string facts_text(const Desk& desk, const game::BlockPlay& rules,
                       const game::Summary& summary) {
    const blocks::Level& level = rules.level();
    std::string lengths;
    for (const blocks::Metric metric : blocks::metrics)
        lengths += (lengths.empty() ? "" : ", ") + length_text(desk, level, metric);
    std::string text = desk.say({.code = "desktop-level-facts",
                                 .numbers = {level.extent.rows, level.extent.columns,
                                             static_cast<std::int64_t>(level.pieces.size())},
                                 .text = lengths});
    if (level.rule == blocks::Rule::rush) text += " " + desk.say("desktop-rush-rule");
    const std::string best = best_text(desk, summary, true);
    if (best.empty()) return text;
    const auto& known = level.known[index(rules.metric())];
    text += "\n" + best;
    if (known && known->length)
        text += desk.say({.code = "desktop-game-optimum", .numbers = {*known->length}});
    return text;
}

}  // namespace noyes::desktop
