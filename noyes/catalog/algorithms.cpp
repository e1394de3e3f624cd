// The algorithms, one line each.
#include <noyes/base/find_named.hpp>
#include <noyes/catalog/catalog.hpp>
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

namespace {

template <class A>
concept SearchesBackward = A::searches_backward;

template <class A>
concept LeavesOutDetours = A::leaves_out_detours;

template <class A>
struct EngineOf {
    template <class Shape, class O>
    static Found search(const Problem<Shape>& problem, const AnyHeuristic<Shape>& heuristic,
                        O& observer, Run& run, const Settings& settings) {
        const auto on = [&](const auto& domain) -> Found {
            return A::search(domain, heuristic, observer, run, settings);
        };
        if constexpr (LeavesOutDetours<A>) return problem.as_domain(on);
        else return on(problem.puzzle);
    }
    template <class Shape>
    static Found run(const Problem<Shape>& problem, const AnyHeuristic<Shape>& heuristic, Run& run,
                     const Settings& settings) {
        search::Unobserved nobody;
        return search(problem, heuristic, nobody, run, settings);
    }
    static Found run_observed(const Problem<tiles::Dynamic>& problem,
                              const AnyHeuristic<tiles::Dynamic>& heuristic,
                              TraceObserver& observer, Run& run, const Settings& settings) {
        return search(problem, heuristic, observer, run, settings);
    }
    template <class Shape>
    static Found run_for_all(const tiles::Puzzle<Shape>& puzzle,
                             const AnyHeuristic<Shape>& heuristic, SolutionCollector& collector,
                             Run& run, const Settings& settings) {
        return A::search(puzzle, heuristic, collector, run, settings);
    }
    template <class Shape>
    static constexpr Runner<Shape> runner() {
        if constexpr (A::can_find_all) return {&run<Shape>, &run_for_all<Shape>};
        else return {&run<Shape>, nullptr};
    }
    template <class... Shapes>
    static constexpr Runners<Shapes...> runners(Runners<Shapes...>*) {
        return {runner<Shapes>()...};
    }
    static constexpr AlgorithmEngine engine{
        runners(static_cast<tiles::ForAllShapes<Runners>*>(nullptr)), &run_observed};
};

template <class A>
constexpr Algorithm entry() {
    return {.about = A::about,
            .uses_heuristic = A::uses_heuristic,
            .stores_states = A::stores_states,
            .can_find_all = A::can_find_all,
            .searches_backward = SearchesBackward<A>,
            .factor = &A::factor,
            .code = A::code,
            .engine = &EngineOf<A>::engine};
}

// clang-format off
constexpr Algorithm all[]{
    entry<search::BreadthFirst>(),
    entry<search::UniformCost>(),
    entry<search::Greedy>(),
    entry<search::AStar>(),
    entry<search::IdaStar>(),
    entry<search::Rbfs>(),
    entry<search::Bidirectional>(),
    entry<search::WeightedAStar>(),
    entry<search::Bounded>(),
    entry<search::DynamicAStar>(),
    entry<search::AlphaAStar>(),
    entry<tiles::Layers>(),
};
// clang-format on

}  // namespace

std::span<const Algorithm> algorithms() { return all; }

const Algorithm* find_algorithm(std::string_view name) { return find_named(algorithms(), name); }

}  // namespace noyes::catalog
