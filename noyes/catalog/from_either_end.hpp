// IDA* from the start or from the goal of a tile puzzle.
#pragma once

#include <noyes/catalog/engine.hpp>
#include <noyes/search/ida_star.hpp>

#include <algorithm>
#include <vector>

namespace noyes::catalog {

// A way there as the way back.
inline void turn_round(std::vector<tiles::Direction>& path) {
    std::ranges::reverse(path);
    for (tiles::Direction& move : path) move = opposite(move);
}

// The problem has a way back, and `way_back` is its heuristic.
template <class Shape, class H>
Found search_from_either_end(const Problem<Shape>& problem, const H& heuristic, const H& way_back,
                             Run& run) {
    const auto search = [&](const auto& domain, const auto& back) -> Found {
        auto found =
            search::IdaStar::search_from_either_end(domain, heuristic, back, way_back, run);
        if (found.end == search::End::goal) turn_round(found.result.path);
        return std::move(found.result);
    };
    const tiles::Puzzle<Shape>& back = problem.back->puzzle;
    if (problem.detours == nullptr) return search(problem.puzzle, back);
    return search(tiles::WithoutDetours<Shape>(problem.puzzle, *problem.detours),
                  tiles::WithoutDetours<Shape>(back, *problem.detours));
}

}  // namespace noyes::catalog
