#include <noyes/catalog/hot_pairs.hpp>

#include <noyes/catalog/from_either_end.hpp>
#include <noyes/search/a_star.hpp>
#include <noyes/search/ida_star.hpp>
#include <noyes/tiles/heuristics/linear_conflict.hpp>
#include <noyes/tiles/heuristics/manhattan.hpp>
#include <noyes/tiles/heuristics/pattern_database.hpp>
#include <noyes/tiles/heuristics/walking_distance.hpp>

#include <utility>

namespace noyes::catalog {

namespace {

// Where a program is loaded before it is used, fewer pairs are worth their bytes: without detours
// tables serve best, and boards of 3x3 are solved in no time by all.
#ifdef NOYES_FEW_HOT_PAIRS
constexpr bool few = true;
#else
constexpr bool few = false;
#endif

template <class Shape>
constexpr bool is_hot = !few || Shape::extent != tiles::Extent{3, 3};
template <>
constexpr bool is_hot<tiles::Dynamic> = false;

// Compiling takes long, and pays where searches last and yet end.
template <class Shape>
constexpr bool hot_without_detours = !few && Shape::extent == tiles::Extent{4, 4};
template <class Shape>
constexpr bool hot_with_states = hot_without_detours<Shape>;

template <class Shape, template <class> class H>
Found run_from_either_end(const Problem<Shape>& problem, const H<Shape>& heuristic,
                          const Setup& setup) {
    const Setup back{problem.back->homes, setup.settings, setup.tables, setup.run, setup.ready};
    const auto way_back = make_heuristic<H<Shape>>(back);
    if (!way_back) return {};
    if constexpr (hot_without_detours<Shape>) {
        return search_from_either_end(problem, heuristic, *way_back, setup.run);
    } else {
        return search_from_either_end(problem, AnyHeuristic<Shape>(heuristic),
                                      AnyHeuristic<Shape>(*way_back), setup.run);
    }
}

template <class Shape, template <class> class H>
Found run_ida(const Problem<Shape>& problem, const Setup& setup, const Settings&) {
    auto heuristic = make_heuristic<H<Shape>>(setup);
    if (!heuristic) return {};
    if (problem.back != nullptr) return run_from_either_end<Shape, H>(problem, *heuristic, setup);
    search::Unobserved nobody;
    if (problem.detours == nullptr)
        return search::IdaStar::search(problem.puzzle, *heuristic, nobody, setup.run, {});
    const tiles::WithoutDetours<Shape> domain(problem.puzzle, *problem.detours);
    if constexpr (hot_without_detours<Shape>) {
        return search::IdaStar::search(domain, *heuristic, nobody, setup.run, {});
    } else {
        const AnyHeuristic<Shape> any(*std::move(heuristic));
        return search::IdaStar::search(domain, any, nobody, setup.run, {});
    }
}

template <class Shape, template <class> class H>
bool is(const Heuristic& heuristic) {
    return heuristic.about.name == H<Shape>::about.name;
}

// Quick to compile: with tables the search knows its steps at run time only.
template <class Shape>
Found run_with_patterns(const Problem<Shape>& problem, const Setup& setup, const Settings&) {
    const auto patterns = make_heuristic<tiles::PatternDatabase<Shape>>(setup);
    if (!patterns) return {};
    if (problem.back != nullptr)
        return run_from_either_end<Shape, tiles::PatternDatabase>(problem, *patterns, setup);
    search::Unobserved nobody;
    return problem.as_domain([&](const auto& domain) -> Found {
        return search::IdaStar::search(domain, *patterns, nobody, setup.run, {});
    });
}

template <class Shape>
Found run_a_star(const Problem<Shape>& problem, const Setup& setup, const Settings& settings) {
    const auto manhattan = make_heuristic<tiles::Manhattan<Shape>>(setup);
    search::Unobserved nobody;
    return search::AStar::search(problem.puzzle, *manhattan, nobody, setup.run, settings);
}

template <class Shape>
HotPair<Shape> find_hot_a_star(const Algorithm& algorithm, const Heuristic& heuristic) {
    const bool is_a_star = algorithm.about.name == search::AStar::about.name;
    return is_a_star && is<Shape, tiles::Manhattan>(heuristic) ? &run_a_star<Shape> : nullptr;
}

template <class Shape>
HotPair<Shape> find_hot(const Algorithm& algorithm, const Heuristic& heuristic) {
    using tiles::LinearConflict;
    using tiles::Manhattan;
    using tiles::PatternDatabase;
    using tiles::WalkingDistance;
    if constexpr (hot_with_states<Shape>) {
        if (const auto a_star = find_hot_a_star<Shape>(algorithm, heuristic)) return a_star;
    }
    if (algorithm.about.name != search::IdaStar::about.name) return nullptr;
    if (is<Shape, PatternDatabase>(heuristic)) return &run_with_patterns<Shape>;
    if (is<Shape, Manhattan>(heuristic)) return &run_ida<Shape, Manhattan>;
    if (is<Shape, LinearConflict>(heuristic)) return &run_ida<Shape, LinearConflict>;
    if constexpr (WalkingDistance<Shape>::fits(Shape::extent)) {
        if (is<Shape, WalkingDistance>(heuristic)) return &run_ida<Shape, WalkingDistance>;
    }
    return nullptr;
}

template <class Shape>
HotPair<Shape> find(const Algorithm& algorithm, const Heuristic& heuristic) {
    if constexpr (is_hot<Shape>) return find_hot<Shape>(algorithm, heuristic);
    else return nullptr;
}

template <class... Shapes>
constexpr HotPairFinders<Shapes...> finders(HotPairFinders<Shapes...>*) {
    return {{&find<Shapes>}...};
}

constexpr auto all = finders(static_cast<tiles::ForAllShapes<HotPairFinders>*>(nullptr));

}  // namespace

const tiles::ForAllShapes<HotPairFinders>& hot_pairs() { return all; }

}  // namespace noyes::catalog
