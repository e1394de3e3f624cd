#include <noyes/catalog/level_catalog.hpp>

#include <noyes/base/find_named.hpp>
#include <noyes/blocks/heuristics/obstruction.hpp>
#include <noyes/blocks/heuristics/target_distance.hpp>
#include <noyes/search/a_star.hpp>
#include <noyes/search/hill_climbing.hpp>
#include <noyes/search/layered.hpp>
#include <noyes/search/novelty.hpp>
#include <noyes/search/sorted_layers.hpp>
#include <noyes/search/weighted_a_star.hpp>

namespace noyes::catalog {

namespace {

template <class A>
constexpr LevelAlgorithm algorithm() {
    return {A::about, A::uses_heuristic, A::factor, A::code};
}

template <template <std::size_t> class H>
constexpr LevelHeuristic heuristic() {
    return {H<1>::about, H<1>::admissible, H<1>::consistent};
}

constexpr LevelAlgorithm all_algorithms[]{
    algorithm<search::Layered>(),      algorithm<search::Sorted>(),
    algorithm<search::AStar>(),        algorithm<search::WeightedAStar>(),
    algorithm<search::HillClimbing>(), algorithm<search::Novelty>()};
constexpr LevelHeuristic all_heuristics[]{heuristic<blocks::TargetDistance>(),
                                          heuristic<blocks::Obstruction>()};

}  // namespace

std::span<const LevelAlgorithm> level_algorithms() { return all_algorithms; }
std::span<const LevelHeuristic> level_heuristics() { return all_heuristics; }

const LevelAlgorithm* find_level_algorithm(std::string_view name) {
    return find_named(level_algorithms(), name);
}

const LevelHeuristic* find_level_heuristic(std::string_view name) {
    return find_named(level_heuristics(), name);
}

}  // namespace noyes::catalog
