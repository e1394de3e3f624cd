#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/level_catalog.hpp>
#include <noyes/tiles/goal.hpp>

#include "json_of.hpp"
#include "read_puzzle.hpp"
#include "requests.hpp"

#include <cmath>

namespace noyes::web {

namespace {

Json option_json(const OptionDescription& option) {
    Json record = {
        {"name", option.name}, {"summary", option.summary}, {"fallback", option.fallback}};
    if (!option.choices.empty()) record["choices"] = option.choices;
    if (option.takes_word()) record["word"] = option.word;
    if (option.is_number()) record["range"] = {option.least, option.most};
    return record;
}

Json about_json(const Description& about) {
    Json record = {{"name", about.name},
                   {"alias", about.alias},
                   {"summary", about.summary},
                   {"source", about.source},
                   {"rule", about.rule.sentence}};
    Json& options = record["options"] = Json::array();
    for (const OptionDescription& option : about.options) options.push_back(option_json(option));
    return record;
}

// What its answers are at most, as a multiple of the shortest; null: nothing is promised.
Json factor_json(double factor) { return std::isfinite(factor) ? Json(factor) : Json(); }

Json code_json(PseudoCode code) {
    Json lines = Json::array();
    for (const CodeLine& line : code) {
        Json events = Json::array();
        for (std::size_t event = 0; event < search_event_names.size(); ++event)
            if (line.events.has(static_cast<SearchEvent>(event)))
                events.push_back(search_event_names[event]);
        lines.push_back({{"text", line.text}, {"events", std::move(events)}});
    }
    return lines;
}

Json algorithm_json(const catalog::Algorithm& algorithm) {
    Json record = about_json(algorithm.about);
    record["uses_heuristic"] = algorithm.uses_heuristic;
    record["stores_states"] = algorithm.stores_states;
    record["searches_backward"] = algorithm.searches_backward;
    record["factor"] = factor_json(algorithm.factor({}));
    record["code"] = code_json(algorithm.code);
    return record;
}

Json heuristic_json(const catalog::Heuristic& heuristic, tiles::Extent extent) {
    Json record = about_json(heuristic.about);
    record["admissible"] = heuristic.admissible;
    record["consistent"] = heuristic.consistent;
    record["fits"] = heuristic.fits(extent);
    record["quick"] = heuristic.quick(extent);
    return record;
}

Json level_algorithm_json(const catalog::LevelAlgorithm& algorithm) {
    Json record = about_json(algorithm.about);
    record["uses_heuristic"] = algorithm.uses_heuristic;
    record["factor"] = factor_json(algorithm.factor({}));
    record["code"] = code_json(algorithm.code);
    return record;
}

Json level_heuristic_json(const catalog::LevelHeuristic& heuristic) {
    Json record = about_json(heuristic.about);
    record["admissible"] = heuristic.admissible;
    record["consistent"] = heuristic.consistent;
    return record;
}

// As options of their own; a limit without a fallback need not be set.
Json limits_json() {
    return Json::array(
        {{{"name", "seconds"}, {"fallback", ""}, {"range", {0, limit::most_seconds}}},
         {{"name", "megabytes"},
          {"fallback", std::to_string(limit::usual_megabytes)},
          {"range", {1, limit::most_megabytes}}}});
}

template <class List, class Tell>
Json all_of(const List& list, const Tell& tell) {
    Json array = Json::array();
    for (const auto& entry : list) array.push_back(tell(entry));
    return array;
}

}  // namespace

Reply describe(const Arguments& in) {
    const Expected<tiles::Extent> extent = in.extent();
    if (!extent) return extent.error();
    Json record;
    record["algorithms"] = all_of(catalog::algorithms(), algorithm_json);
    record["heuristics"] = all_of(catalog::heuristics(), [&](const catalog::Heuristic& heuristic) {
        return heuristic_json(heuristic, *extent);
    });
    record["goals"] = all_of(tiles::named_goals(), [&](const tiles::NamedGoal& goal) {
        Json about = about_json(goal.about);
        about["board"] = json_of(goal.board(*extent));
        return about;
    });
    record["level_algorithms"] = all_of(catalog::level_algorithms(), level_algorithm_json);
    record["level_heuristics"] = all_of(catalog::level_heuristics(), level_heuristic_json);
    record["metrics"] = all_of(blocks::metrics, [](blocks::Metric metric) { return name(metric); });
    record["limits"] = limits_json();
    return record;
}

}  // namespace noyes::web
