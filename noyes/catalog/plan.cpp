#include <noyes/catalog/plan.hpp>

#include <noyes/catalog/codes.hpp>
#include <noyes/search/ida_star.hpp>
#include <noyes/search/largest.hpp>
#include <noyes/tiles/detours/words.hpp>

namespace noyes::catalog {

namespace {

// A trace and all solutions are for one algorithm, not for several in turn.
std::string_view only_algorithm(const Question& question) {
    constexpr std::uint32_t few_cells = 9;
    return question.board.extent().cells() <= few_cells && !question.every ? "astar" : "ida";
}

Expected<const Algorithm*> algorithm_for(const Question& question) {
    const bool is_open = question.algorithm.name == automatic;
    const Algorithm* algorithm =
        find_algorithm(is_open ? only_algorithm(question) : question.algorithm.name);
    if (algorithm == nullptr) {
        return Error{.code = code::unknown_algorithm, .text = quotable(question.algorithm.name)};
    }
    if (question.every && !algorithm->can_find_all) {
        return Error{.code = code::cannot_find_all, .text = std::string(algorithm->about.name)};
    }
    return algorithm;
}

Expected<const Heuristic*> heuristic_named(std::string_view name, tiles::Extent extent) {
    const Heuristic* heuristic = find_heuristic(name == automatic ? "linear-conflict" : name);
    if (heuristic == nullptr) {
        return Error{.code = code::unknown_heuristic, .text = quotable(name)};
    }
    if (!heuristic->fits(extent)) {
        return Error{.code = code::heuristic_too_large,
                     .numbers = {extent.rows, extent.columns},
                     .text = std::string(heuristic->about.name)};
    }
    return heuristic;
}

using Heuristics = std::vector<const Heuristic*>;

std::size_t bytes_of(const Heuristics& heuristics, tiles::Extent extent) {
    std::size_t bytes = 0;
    for (const Heuristic* heuristic : heuristics) bytes += heuristic->value_bytes(extent);
    return bytes;
}

Expected<Heuristics> heuristics_for(const Question& question) {
    const Choice& choice = question.heuristic;
    const std::vector<std::string> one{choice.name};
    Heuristics all;
    for (const std::string& name : choice.parts.empty() ? one : choice.parts) {
        const auto heuristic = heuristic_named(name, question.board.extent());
        if (!heuristic) return heuristic.error();
        all.push_back(*heuristic);
    }
    if (question.every && !std::ranges::all_of(all, &Heuristic::admissible)) {
        return Error{.code = code::all_not_admissible, .text = quotable(full_name(choice))};
    }
    if (bytes_of(all, question.board.extent()) > search::room_for_parts) {
        return Error{.code = code::too_many_parts, .text = quotable(full_name(choice))};
    }
    if (choice.parts.empty()) {
        const auto good = checked(choice, all.front()->about);
        if (!good) return good.error();
    }
    return all;
}

// 0 if the algorithm has no such option. All solutions need every way to them.
Expected<int> detours_for(const Question& question, const Algorithm& algorithm,
                          const Settings& settings) {
    if (algorithm.about.name != search::IdaStar::about.name) return 0;
    const auto& option = search::IdaStar::detours_option;
    const auto moves = static_cast<int>(settings.number(option));
    if (moves == 0) return 0;
    const tiles::Extent extent = question.board.extent();
    if (question.every) {
        return Error{.code = code::detours_and_all,
                     .text = std::string(option.name) + "=" + std::to_string(moves)};
    }
    if (extent.cells() > tiles::most_detour_cells) {
        return Error{.code = code::detours_too_large,
                     .numbers = {tiles::most_detour_cells, extent.rows, extent.columns}};
    }
    return moves;
}

// All solutions and a trace are told from the start.
Expected<std::string_view> end_for(const Question& question, const Algorithm& algorithm,
                                   const Settings& settings) {
    const auto& option = search::IdaStar::from_option;
    if (algorithm.about.name != search::IdaStar::about.name) return option.fallback;
    const std::string_view given = settings.word(option);
    const auto* const known = std::ranges::find(search::IdaStar::ends, given);
    if (*known != option.fallback && (question.every || question.trace)) {
        return Error{.code = code::only_from_start,
                     .text = std::string(option.name) + "=" + std::string(given)};
    }
    return *known;
}

}  // namespace

std::string Plan::heuristic_name() const {
    if (heuristics.size() == 1) {
        return to_text(
            {.name = std::string(heuristics.front()->about.name), .options = heuristic_options});
    }
    Choice choice{.name = std::string(largest)};
    for (const Heuristic* part : heuristics) choice.parts.emplace_back(part->about.name);
    return full_name(choice);
}

Expected<Plan> make_plan(const Question& question) {
    const auto algorithm = algorithm_for(question);
    if (!algorithm) return algorithm.error();
    const auto heuristics = heuristics_for(question);
    if (!heuristics) return heuristics.error();
    const auto choice = checked(question.algorithm, (*algorithm)->about);
    if (!choice) return choice.error();
    const Settings settings(choice->options);
    const auto heuristic_settings =
        heuristics->front()->settle(Settings(question.heuristic.options), question.goal);
    if (!heuristic_settings) return heuristic_settings.error();
    const auto detours = detours_for(question, **algorithm, settings);
    if (!detours) return detours.error();
    const auto from = end_for(question, **algorithm, settings);
    if (!from) return from.error();

    Plan plan{.algorithm = *algorithm,
              .heuristics =
                  (*algorithm)->uses_heuristic ? *heuristics : Heuristics{find_heuristic("zero")},
              .settings = settings,
              .heuristic_settings = *heuristic_settings,
              .heuristic_options = question.heuristic.options.empty() ? heuristic_settings->given()
                                                                      : question.heuristic.options,
              .limits = question.limits,
              .detours = *detours,
              .from = *from};
    return plan;
}

}  // namespace noyes::catalog
