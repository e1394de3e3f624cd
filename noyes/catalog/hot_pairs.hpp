// Pairs of algorithm and heuristic that are compiled together for the fixed shapes, because their
// speed counts most.
#pragma once

#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>

#include <span>

namespace noyes::catalog {

template <class Shape>
using HotPair = Found (*)(const Problem<Shape>&, const Setup&);

template <class Shape>
struct HotPairFinder {
    HotPair<Shape> (*find)(const Algorithm&, std::span<const Heuristic* const>);
};

template <class... Shapes>
struct HotPairFinders : HotPairFinder<Shapes>... {};

const tiles::ForAllShapes<HotPairFinders>& hot_pairs();

// nullptr if the pair is not a hot one.
template <class Shape>
HotPair<Shape> find_hot_pair(const Algorithm& algorithm,
                             std::span<const Heuristic* const> largest_of) {
    return hot_pairs().HotPairFinder<Shape>::find(algorithm, largest_of);
}

}  // namespace noyes::catalog
