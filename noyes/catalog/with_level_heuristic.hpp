// From the name of a heuristic for sliding blocks to its type.
#pragma once

#include <noyes/blocks/heuristics/obstruction.hpp>
#include <noyes/blocks/heuristics/target_distance.hpp>

#include <string_view>

namespace noyes::catalog {

// Calls f with the heuristic of that name.
template <std::size_t Words, class F>
auto with_level_heuristic(std::string_view name, const blocks::Puzzle<Words>& puzzle, F f) {
    if (name == blocks::TargetDistance<Words>::about.name)
        return f(blocks::TargetDistance<Words>(puzzle));
    return f(blocks::Obstruction<Words>(puzzle));
}

}  // namespace noyes::catalog
