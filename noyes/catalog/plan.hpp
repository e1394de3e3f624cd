// What to run for a question: names looked up, options checked, `auto` decided.
#pragma once

#include <noyes/base/settings.hpp>
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/solve.hpp>

namespace noyes::catalog {

struct Plan {
    const Algorithm* algorithm;
    const Heuristic* heuristic;  // `zero` if the algorithm uses none
    Settings settings;
    Limits limits;

    // Whether a solution found this way is a shortest one.
    [[nodiscard]] bool proves() const {
        return algorithm->factor(settings) == 1 && heuristic->admissible;
    }
};

Expected<Plan> make_plan(const Question& question);

}  // namespace noyes::catalog
