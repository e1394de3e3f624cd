// What to run for a question: names looked up, options checked, `auto` decided.
#pragma once

#include <noyes/base/settings.hpp>
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/solve.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace noyes::catalog {

struct Plan {
    const Algorithm* algorithm;
    std::vector<const Heuristic*> heuristics;  // the largest of them; `zero` if none is used
    Settings settings;
    Settings heuristic_settings;                                         // of the only one
    std::vector<std::pair<std::string, std::string>> heuristic_options;  // the same, to be shown
    Limits limits;
    int detours = 0;                  // moves of the longest that are left out
    std::string_view from = "start";  // where IDA* begins

    // Whether a solution found this way is a shortest one.
    [[nodiscard]] bool proves() const { return algorithm->factor(settings) == 1 && admissible(); }
    [[nodiscard]] bool admissible() const {
        return std::ranges::all_of(heuristics, &Heuristic::admissible);
    }
    // As people write it; `auto` resolved.
    [[nodiscard]] std::string heuristic_name() const;
};

Expected<Plan> make_plan(const Question& question);

}  // namespace noyes::catalog
