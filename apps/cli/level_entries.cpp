#include <apps/play/level_source.hpp>
#include <apps/play/levels.hpp>

#include "level_entries.hpp"
#include "shared.hpp"

#include <fmt/format.h>

namespace noyes::cli {

namespace {

// Descriptions are views: what they show lives as long as the program.
struct Described {
    std::string called;
    Description about;
};

std::vector<Described> describe_all() {
    std::vector<Described> all;
    for (const blocks::Level& level : shipped_levels())
        all.push_back({title(level), {.name = level.id, .summary = {}, .source = level.source}});
    for (Described& one : all) one.about.summary = one.called;
    return all;
}

const std::vector<Described>& described() {
    static const std::vector<Described> all = describe_all();
    return all;
}

std::string bounds_text(const blocks::Bounds& bounds, blocks::Metric metric) {
    const auto count = [&](Cost cost) {
        return counted_in(metric, static_cast<std::uint64_t>(cost));
    };
    if (!bounds.found) return "at least " + count(bounds.least);
    return fmt::format("{} to {}", bounds.least, count(*bounds.found));
}

std::string length_text(const blocks::Level& level, blocks::Metric metric) {
    if (const auto& bounds = level.bounds[blocks::index(metric)])
        return bounds_text(*bounds, metric);
    const auto& known = level.known[blocks::index(metric)];
    if (!known) return fmt::format("{} unknown", name(metric));
    return counted_in(metric, static_cast<std::uint64_t>(known->length.value_or(0)));
}

bool is_known_unsolvable(const blocks::Level& level) {
    const auto& known = level.known[blocks::index(blocks::Metric::moves)];
    return known && !known->length;
}

// "5x4; 81 moves, 90 straight moves, 116 steps"
std::string size_and_lengths(const blocks::Level& level) {
    std::string text = fmt::format("{}x{}; ", level.extent.rows, level.extent.columns);
    if (is_known_unsolvable(level)) return text + "no solution";
    for (const blocks::Metric metric : blocks::metrics) {
        if (metric != blocks::metrics.front()) text += ", ";
        text += length_text(level, metric);
    }
    return text;
}

void add_bounds(Entry& entry, const blocks::Bounds& bounds, blocks::Metric metric) {
    static constexpr std::array least{"moves_at_least", "straight_at_least", "steps_at_least"};
    static constexpr std::array found{"moves_at_most", "straight_at_most", "steps_at_most"};
    entry.properties.emplace_back(least[blocks::index(metric)], bounds.least);
    if (bounds.found) entry.properties.emplace_back(found[blocks::index(metric)], *bounds.found);
}

Entry entry_of(const blocks::Level& level, const Description& about) {
    Entry entry{&about, {}, size_and_lengths(level)};
    entry.properties.emplace_back("rows", level.extent.rows);
    entry.properties.emplace_back("cols", level.extent.columns);
    entry.properties.emplace_back("solvable", !is_known_unsolvable(level));
    for (const blocks::Metric metric : blocks::metrics) {
        const auto& known = level.known[blocks::index(metric)];
        const bool has_length = known && known->length;
        entry.properties.emplace_back(name(metric), has_length ? Json(*known->length) : Json());
        if (const auto& bounds = level.bounds[blocks::index(metric)])
            add_bounds(entry, *bounds, metric);
    }
    return entry;
}

}  // namespace

std::vector<Entry> level_entries() {
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < described().size(); ++i)
        entries.push_back(entry_of(shipped_levels()[i], described()[i].about));
    return entries;
}

}  // namespace noyes::cli
