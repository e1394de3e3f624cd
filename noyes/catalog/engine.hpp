// How the entries of the catalog are run: for every shape one function that makes the heuristic and
// one that runs the algorithm with any heuristic. So the build grows by the sum of algorithms and
// heuristics, not by their product; the pairs where speed counts most are compiled together in
// hot_pairs.cpp.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/catalog/solution_collector.hpp>
#include <noyes/search/any_heuristic.hpp>
#include <noyes/search/observer.hpp>
#include <noyes/search/result.hpp>
#include <noyes/tiles/detours/without_detours.hpp>
#include <noyes/tiles/large/stage.hpp>
#include <noyes/tiles/pdb/table_source.hpp>
#include <noyes/tiles/puzzle.hpp>
#include <noyes/tiles/shape.hpp>

#include <optional>
#include <type_traits>

namespace noyes::catalog {

using Found = tiles::StagedResult;

template <class Shape>
using AnyHeuristic = search::AnyHeuristic<tiles::Puzzle<Shape>>;

// A puzzle with start and goal exchanged, and the homes that its tiles then have.
template <class Shape>
struct Reversed {
    tiles::Puzzle<Shape> puzzle;
    tiles::Homes homes;
};

// What is to be solved; with `detours`, ways that contain one are left out, and with `back` the
// search may begin at either end.
template <class Shape>
struct Problem {
    const tiles::Puzzle<Shape>& puzzle;
    const tiles::Detours* detours = nullptr;
    const Reversed<Shape>* back = nullptr;

    // Calls f with the domain to search.
    template <class F>
    auto as_domain(F f) const {
        if (detours == nullptr) return f(puzzle);
        return f(tiles::WithoutDetours<Shape>(puzzle, *detours));
    }
};

// What a heuristic is made from.
struct Setup {
    const tiles::Homes& homes;
    const Settings& settings;
    tiles::TableSource& tables;
    Run& run;
    std::chrono::nanoseconds& ready;  // when it was made, as the run counts
};

// Some heuristics need nothing but the goal; others have tables, and may fail for want of time or
// memory: nothing then, and the run has halted.
template <class H>
std::optional<H> make_heuristic(const Setup& setup) {
    std::optional<H> made;
    if constexpr (std::is_constructible_v<H, const tiles::Homes&>) made.emplace(setup.homes);
    else made = H::make(setup.homes, setup.settings, setup.tables, setup.run);
    setup.ready = setup.run.elapsed();
    return made;
}

template <class Shape>
struct Maker {
    std::optional<AnyHeuristic<Shape>> (*make)(const Setup&);
};

template <class... Shapes>
struct Makers : Maker<Shapes>... {};

struct HeuristicEngine : tiles::ForAllShapes<Makers> {
    template <class Shape>
    [[nodiscard]] std::optional<AnyHeuristic<Shape>> make(const Setup& setup) const {
        return Maker<Shape>::make(setup);
    }
};

template <class Shape>
struct Runner {
    Found (*run)(const Problem<Shape>&, const AnyHeuristic<Shape>&, Run&, const Settings&);
    // All shortest solutions; nullptr where the algorithm cannot find them.
    Found (*run_for_all)(const tiles::Puzzle<Shape>&, const AnyHeuristic<Shape>&,
                         SolutionCollector&, Run&, const Settings&);
};

template <class... Shapes>
struct Runners : Runner<Shapes>... {};

struct AlgorithmEngine : tiles::ForAllShapes<Runners> {
    template <class Shape>
    [[nodiscard]] Found run(const Problem<Shape>& problem, const AnyHeuristic<Shape>& heuristic,
                            Run& run, const Settings& settings) const {
        return Runner<Shape>::run(problem, heuristic, run, settings);
    }

    template <class Shape>
    [[nodiscard]] Found run_for_all(const tiles::Puzzle<Shape>& puzzle,
                                    const AnyHeuristic<Shape>& heuristic,
                                    SolutionCollector& collector, Run& run,
                                    const Settings& settings) const {
        return Runner<Shape>::run_for_all(puzzle, heuristic, collector, run, settings);
    }
};

}  // namespace noyes::catalog
