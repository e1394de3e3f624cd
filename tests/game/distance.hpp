// True distances by breadth-first search, for each goal of a small board once.
#pragma once

#include <noyes/tiles/text.hpp>

#include "../conformance/all_boards.hpp"

#include <map>
#include <string>

namespace noyes::test {

inline int true_distance(const tiles::Board& state, const tiles::Board& goal) {
    static std::map<std::string, AllBoards> known;
    const AllBoards& all = known.try_emplace(to_line(goal), goal).first->second;
    return all.distance({state.tiles().begin(), state.tiles().end()});
}

}  // namespace noyes::test
