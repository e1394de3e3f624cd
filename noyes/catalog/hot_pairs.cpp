#include <noyes/catalog/hot_pairs.hpp>

#include <noyes/search/ida_star.hpp>
#include <noyes/tiles/heuristics/linear_conflict.hpp>
#include <noyes/tiles/heuristics/manhattan.hpp>

namespace noyes::catalog {

namespace {

template <class Shape, template <class> class H>
Found run_ida(const tiles::Puzzle<Shape>& puzzle, const tiles::Homes& homes, Run& run) {
    search::Unobserved nobody;
    return search::IdaStar::search(puzzle, H<Shape>(homes), nobody, run, {});
}

template <class Shape, template <class> class H>
bool is(const Heuristic& heuristic) {
    return heuristic.about.name == H<Shape>::about.name;
}

}  // namespace

template <class Shape>
HotPair<Shape> find_hot_pair(const Algorithm& algorithm, const Heuristic& heuristic) {
    using tiles::LinearConflict;
    using tiles::Manhattan;
    if (algorithm.about.name != search::IdaStar::about.name) return nullptr;
    if (is<Shape, Manhattan>(heuristic)) return &run_ida<Shape, Manhattan>;
    if (is<Shape, LinearConflict>(heuristic)) return &run_ida<Shape, LinearConflict>;
    return nullptr;
}

template HotPair<tiles::Fixed<3, 3>> find_hot_pair(const Algorithm&, const Heuristic&);
template HotPair<tiles::Fixed<4, 4>> find_hot_pair(const Algorithm&, const Heuristic&);
template HotPair<tiles::Fixed<5, 5>> find_hot_pair(const Algorithm&, const Heuristic&);

}  // namespace noyes::catalog
