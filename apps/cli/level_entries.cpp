#include "level_entries.hpp"
#include "level_source.hpp"
#include "levels.hpp"

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

std::string length_text(const std::optional<blocks::Known>& known, blocks::Metric metric) {
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
        text += length_text(level.known[blocks::index(metric)], metric);
    }
    return text;
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
