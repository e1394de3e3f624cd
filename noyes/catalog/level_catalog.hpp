// What there is for sliding blocks: the ways to search and to estimate that solve_level knows. The
// lists of catalog.hpp are those for tile boards.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/pseudo_code.hpp>
#include <noyes/base/settings.hpp>

#include <span>
#include <string_view>

namespace noyes::catalog {

// All of them store the states they see.
struct LevelAlgorithm {
    Description about;
    bool uses_heuristic = false;
    double (*factor)(const Settings&) = nullptr;  // at most that many times the shortest
    PseudoCode code{};
};

struct LevelHeuristic {
    Description about;
    bool admissible = false;
    bool consistent = false;
};

std::span<const LevelAlgorithm> level_algorithms();
std::span<const LevelHeuristic> level_heuristics();

// By name or alias; nullptr if there is none.
const LevelAlgorithm* find_level_algorithm(std::string_view name);
const LevelHeuristic* find_level_heuristic(std::string_view name);

}  // namespace noyes::catalog
