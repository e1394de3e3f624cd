// All algorithms, one line each. The catalog's entries are made from this list.
#pragma once

#include <noyes/catalog/engine.hpp>
#include <noyes/search/a_star.hpp>
#include <noyes/search/alpha_a_star.hpp>
#include <noyes/search/bidirectional.hpp>
#include <noyes/search/bounded.hpp>
#include <noyes/search/breadth_first.hpp>
#include <noyes/search/dynamic_a_star.hpp>
#include <noyes/search/greedy.hpp>
#include <noyes/search/ida_star.hpp>
#include <noyes/search/rbfs.hpp>
#include <noyes/search/uniform_cost.hpp>
#include <noyes/search/weighted_a_star.hpp>
#include <noyes/tiles/large/layers.hpp>

namespace noyes::catalog {

// Hands the whole list to a template.
// clang-format off
template <template <class...> class Table>
using ForAllAlgorithms = Table<
    search::BreadthFirst,
    search::UniformCost,
    search::Greedy,
    search::AStar,
    search::IdaStar,
    search::Rbfs,
    search::Bidirectional,
    search::WeightedAStar,
    search::Bounded,
    search::DynamicAStar,
    search::AlphaAStar,
    tiles::Layers>;
// clang-format on

template <class A>
concept LeavesOutDetours = A::leaves_out_detours;

// One search by an algorithm with any heuristic, told to an observer.
template <class A, class Shape, class O>
Found search_with(const Problem<Shape>& problem, const AnyHeuristic<Shape>& heuristic, O& observer,
                  Run& run, const Settings& settings) {
    const auto on = [&](const auto& domain) -> Found {
        return A::search(domain, heuristic, observer, run, settings);
    };
    if constexpr (LeavesOutDetours<A>) return problem.as_domain(on);
    else return on(problem.puzzle);
}

}  // namespace noyes::catalog
