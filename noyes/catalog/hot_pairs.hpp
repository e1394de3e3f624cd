// Pairs of algorithm and heuristic that are compiled together for the fixed shapes, because their
// speed counts most.
#pragma once

#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>

namespace noyes::catalog {

// The settings are those of the algorithm.
template <class Shape>
using HotPair = Found (*)(const Problem<Shape>&, const Setup&, const Settings&);

template <class Shape>
struct HotPairFinder {
    HotPair<Shape> (*find)(const Algorithm&, const Heuristic&);
};

template <class... Shapes>
struct HotPairFinders : HotPairFinder<Shapes>... {};

const tiles::ForAllShapes<HotPairFinders>& hot_pairs();

// nullptr if the pair is not a hot one.
template <class Shape>
HotPair<Shape> find_hot_pair(const Algorithm& algorithm, const Heuristic& heuristic) {
    return hot_pairs().HotPairFinder<Shape>::find(algorithm, heuristic);
}

}  // namespace noyes::catalog
