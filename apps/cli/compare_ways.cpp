#include <noyes/catalog/catalog.hpp>

#include "compare_ways.hpp"

#include <algorithm>
#include <string_view>

namespace noyes::cli {

namespace {

using Texts = std::vector<std::string>;

// A piece such as "ties=fifo" belongs to the name before it.
bool is_option(std::string_view piece) {
    return piece.find('=') != std::string_view::npos && piece.find(':') == std::string_view::npos;
}

void split(std::string_view list, Texts& names) {
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        const std::string_view piece = list.substr(begin, end - begin);
        if (is_option(piece) && !names.empty()) names.back().append(",").append(piece);
        else names.emplace_back(piece);
        begin = end + 1;
    }
}

Texts names_in(const Texts& lists) {
    Texts names;
    for (const std::string& list : lists) split(list, names);
    return names;
}

Texts all_algorithms() {
    Texts names;
    for (const auto& entry : catalog::algorithms()) names.emplace_back(entry.about.name);
    return names;
}

Texts all_heuristics(const std::vector<Contest>& contests) {
    Texts names;
    for (const auto& entry : catalog::heuristics()) {
        const auto fits = [&](const Contest& c) { return entry.fits(c.board.extent()); };
        if (std::ranges::all_of(contests, fits)) names.emplace_back(entry.about.name);
    }
    return names;
}

bool uses_heuristic(const catalog::Choice& choice) {
    const catalog::Algorithm* algorithm = catalog::find_algorithm(choice.name);
    return algorithm == nullptr || algorithm->uses_heuristic;
}

bool is_admissible(const catalog::Choice& choice) {
    const auto holds = [](const std::string& name) {
        const catalog::Heuristic* heuristic = catalog::find_heuristic(name);
        return heuristic == nullptr || heuristic->admissible;
    };
    return choice.parts.empty() ? holds(choice.name) : std::ranges::all_of(choice.parts, holds);
}

Way way_of(const Method& method) {
    const bool guided = uses_heuristic(method.algorithm);
    return {.method = guided ? method : Method{method.algorithm, {}},
            .algorithm = to_text(method.algorithm),
            .heuristic = guided ? to_text(method.heuristic) : std::string(),
            .admissible = !guided || is_admissible(method.heuristic)};
}

}  // namespace

Attempt<std::vector<Way>> read_ways(const std::vector<std::pair<std::string, std::string>>& pairs) {
    std::vector<Way> ways;
    for (const auto& [algorithm, heuristic] : pairs) {
        const Attempt<Method> method =
            read_method({.algorithm = algorithm, .heuristic = heuristic});
        if (!method) return method.error();
        Way way = way_of(*method);
        const bool again = std::ranges::any_of(ways, [&](const Way& other) {
            return other.algorithm == way.algorithm && other.heuristic == way.heuristic;
        });
        if (!again) ways.push_back(std::move(way));
    }
    return ways;
}

Attempt<std::vector<Way>> ways_for(const Texts& algorithms, const Texts& heuristics,
                                   const std::vector<Contest>& contests) {
    const Texts first = algorithms.empty() ? all_algorithms() : names_in(algorithms);
    const Texts second = heuristics.empty() ? all_heuristics(contests) : names_in(heuristics);
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const std::string& algorithm : first) {
        for (const std::string& heuristic : second) pairs.emplace_back(algorithm, heuristic);
    }
    return read_ways(pairs);
}

}  // namespace noyes::cli
