// What the catalog says of each algorithm, and how it is run.
#include <noyes/base/find_named.hpp>
#include <noyes/catalog/algorithm_list.hpp>
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>

#include <array>

namespace noyes::catalog {

namespace {

template <class A>
concept SearchesBackward = A::searches_backward;

template <class A>
struct EngineOf {
    template <class Shape>
    static Found run(const Problem<Shape>& problem, const AnyHeuristic<Shape>& heuristic, Run& run,
                     const Settings& settings) {
        search::Unobserved nobody;
        return search_with<A>(problem, heuristic, nobody, run, settings);
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
        runners(static_cast<tiles::ForAllShapes<Runners>*>(nullptr))};
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

template <class... Algorithms>
struct Entries {
    static constexpr std::array all{entry<Algorithms>()...};
};

}  // namespace

std::span<const Algorithm> algorithms() { return ForAllAlgorithms<Entries>::all; }

const Algorithm* find_algorithm(std::string_view name) { return find_named(algorithms(), name); }

}  // namespace noyes::catalog
