// What there is: every algorithm and heuristic with its name, its explanation and what it promises.
// Front ends, documentation and conformance tests loop over these two lists.
#pragma once

#include <noyes/base/description.hpp>

#include <memory>
#include <span>
#include <string_view>

namespace noyes::catalog {

struct AlgorithmEngine;  // how it is run: catalog/engine.hpp
struct HeuristicEngine;

struct Algorithm {
    Description about;
    bool finds_optimum = false;  // with an admissible heuristic
    bool uses_heuristic = false;
    bool stores_states = false;  // memory grows with the states seen
    bool can_find_all = false;   // every shortest solution, not only one
    const AlgorithmEngine* engine = nullptr;
};

struct Heuristic {
    Description about;
    bool admissible = false;  // never more than the true distance
    bool consistent = false;  // never falls by more than a move costs
    const HeuristicEngine* engine = nullptr;
};

std::span<const Algorithm> algorithms();
std::span<const Heuristic> heuristics();

// By name or alias; nullptr if there is none.
const Algorithm* find_algorithm(std::string_view name);
const Heuristic* find_heuristic(std::string_view name);

}  // namespace noyes::catalog
