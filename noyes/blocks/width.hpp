// How many words a level's states need is found out once, outside of every loop:
//
//   return with_puzzle(level, Metric::moves, [&](const auto& puzzle) { return use(puzzle); });
#pragma once

#include <noyes/blocks/numbered_puzzle.hpp>

namespace noyes::blocks {

// Enough for the cells that are no walls and for the key.
std::size_t words_of(const Level& level);

template <class F>
auto with_puzzle(const Level& level, Metric metric, Mirroring mirroring, F f) {
    const std::size_t words = words_of(level);
    if (words <= 1) return f(Puzzle<1>(level, metric, mirroring));
    if (words <= 2) return f(Puzzle<2>(level, metric, mirroring));
    if (words <= 4) return f(Puzzle<4>(level, metric, mirroring));
    return f(Puzzle<most_words>(level, metric, mirroring));
}

template <class F>
auto with_puzzle(const Level& level, Metric metric, F f) {
    return with_puzzle(level, metric, Mirroring::used, f);
}

template <class F>
auto with_numbered_puzzle(const Level& level, Metric metric, F f) {
    const std::size_t words = words_of(level);
    if (words <= 1) return f(NumberedPuzzle<1>(level, metric));
    if (words <= 2) return f(NumberedPuzzle<2>(level, metric));
    if (words <= 4) return f(NumberedPuzzle<4>(level, metric));
    return f(NumberedPuzzle<most_words>(level, metric));
}

}  // namespace noyes::blocks
