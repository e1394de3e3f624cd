// Pairs of algorithm and heuristic that are compiled together for the fixed shapes, because their
// speed counts most.
#pragma once

#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>

namespace noyes::catalog {

template <class Shape>
using HotPair = Found (*)(const tiles::Puzzle<Shape>&, const tiles::Homes&, Run&);

// nullptr if the pair is not a hot one.
template <class Shape>
HotPair<Shape> find_hot_pair(const Algorithm& algorithm, const Heuristic& heuristic);

template <>
inline HotPair<tiles::Dynamic> find_hot_pair(const Algorithm&, const Heuristic&) {
    return nullptr;
}

}  // namespace noyes::catalog
