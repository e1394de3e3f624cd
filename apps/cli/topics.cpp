#include <apps/play/numbers.hpp>
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/level_catalog.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include "board_list.hpp"
#include "board_sets.hpp"
#include "level_entries.hpp"
#include "shared.hpp"
#include "topics.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <utility>

namespace noyes::cli {

namespace {

using Entries = std::vector<Entry>;

std::string length_promise(const auto& algorithm) {
    const double factor = algorithm.factor({});
    if (std::isinf(factor)) return "promises nothing about the length";
    if (!algorithm.uses_heuristic) return "shortest solution; uses no heuristic";
    if (factor == 1) return "shortest solution if the heuristic is admissible";
    return fmt::format("at most {} times the shortest by default, if the heuristic is admissible",
                       factor);
}

// Which puzzles an entry is for.
constexpr std::string_view tiles_only = "for tiles";
constexpr std::string_view levels_only = "for sliding blocks";
constexpr std::string_view both = "for tiles and sliding blocks";

Json puzzles(std::string_view who) {
    Json list = Json::array();
    if (who != levels_only) list.push_back("tiles");
    if (who != tiles_only) list.push_back("blocks");
    return list;
}

Json code_json(PseudoCode code) {
    Json lines = Json::array();
    for (const CodeLine& line : code) lines.push_back(line.text);
    return lines;
}

struct AlgorithmTraits {
    bool stores_states;
    bool can_find_all;
};

Entry algorithm_entry(const auto& entry, std::string_view who, AlgorithmTraits traits) {
    std::string said = fmt::format("{}; {}", who, length_promise(entry));
    if (traits.stores_states) said += "; memory grows with the states seen";
    if (traits.can_find_all) said += "; can find all of them (--all)";
    return {&entry.about,
            {{"finds_optimum", entry.factor({}) == 1},
             {"uses_heuristic", entry.uses_heuristic},
             {"stores_states", traits.stores_states},
             {"can_find_all", traits.can_find_all},
             {"puzzles", puzzles(who)},
             {"code", code_json(entry.code)}},
            std::move(said),
            entry.code};
}

Entries algorithm_entries() {
    Entries entries;
    for (const catalog::Algorithm& entry : catalog::algorithms()) {
        const bool for_levels = catalog::find_level_algorithm(entry.about.name) != nullptr;
        entries.push_back(algorithm_entry(entry, for_levels ? both : tiles_only,
                                          {entry.stores_states, entry.can_find_all}));
    }
    for (const catalog::LevelAlgorithm& entry : catalog::level_algorithms()) {
        if (catalog::find_algorithm(entry.about.name) == nullptr)
            entries.push_back(algorithm_entry(entry, levels_only, {true, false}));
    }
    return entries;
}

Entry heuristic_entry(const auto& entry, std::string_view who) {
    return {&entry.about,
            {{"admissible", entry.admissible},
             {"consistent", entry.consistent},
             {"puzzles", puzzles(who)}},
            fmt::format("{}; {}admissible, {}consistent", who, entry.admissible ? "" : "not ",
                        entry.consistent ? "" : "not ")};
}

Entries heuristic_entries() {
    Entries entries;
    for (const catalog::Heuristic& entry : catalog::heuristics())
        entries.push_back(heuristic_entry(entry, tiles_only));
    for (const catalog::LevelHeuristic& entry : catalog::level_heuristics())
        entries.push_back(heuristic_entry(entry, levels_only));
    return entries;
}

Entries goal_entries() {
    Entries entries;
    for (const tiles::NamedGoal& goal : tiles::named_goals()) entries.push_back({&goal.about});
    return entries;
}

// "100 boards of 4x4 to blank-first"
std::string contents(const BoardSet& set) {
    const std::vector<ListEntry> entries = list_entries(set.list());
    const auto first = tiles::parse_batch_line(entries.front().text);
    return fmt::format("{} of {} to {}", counted(entries.size(), "board"),
                       tiles::to_text(first->board.extent()), set.goal);
}

Entries set_entries() {
    Entries entries;
    for (const BoardSet& set : board_sets()) {
        entries.push_back({&set.about});
        entries.back().guarantees = contents(set);
    }
    return entries;
}

constexpr std::array all{
    Topic{"algorithms", "Algorithms (--algorithm; auto chooses one)", "", algorithm_entries,
          "auto"},
    Topic{"heuristics", "Heuristics (--heuristic; auto chooses one)",
          "  admissible: never more than the true distance\n"
          "  consistent: never falls by more than a move costs\n"
          "  max:NAME+NAME is the largest of several for tiles\n",
          heuristic_entries, "auto"},
    Topic{"goals", "Goals (--goal; the first is the default)", "", goal_entries, "file"},
    Topic{"sets", "Sets of boards (noyes bench SET)", "", set_entries, "file"},
    Topic{"levels", "Sliding-block levels (--level)",
          "  moves: one piece slides any way, round corners, too\n"
          "  straight moves: in one direction\n"
          "  steps: by one cell\n",
          level_entries}};

}  // namespace

std::span<const Topic> topics() { return all; }

}  // namespace noyes::cli
