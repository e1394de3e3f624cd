// Levels for tests of properties: drawn, and some random steps away.
#pragma once

#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/width.hpp>

#include "levels.hpp"

#include <rapidcheck/gtest.h>

namespace noyes::test {

// A level some random steps away.
inline blocks::Level wandered(const blocks::Level& level, int steps) {
    return blocks::with_puzzle(level, blocks::Metric::steps, [&](const auto& puzzle) {
        auto state = puzzle.start();
        for (int i = 0; i < steps; ++i) {
            std::vector<std::decay_t<decltype(state)>> children;
            puzzle.for_each_child(state, search::NoMove{}, [&](auto, auto& child, Cost) {
                children.push_back(child);
                return false;
            });
            if (!children.empty()) state = *rc::gen::elementOf(children);
        }
        return blocks::level_at(level, puzzle, state);
    });
}

// A small one that is its own mirror image, or one that is not.
inline const blocks::Level& drawn_level() {
    static const std::vector<std::string_view> ids{"hrd-01",    "hrd-06",  "hrd-40",
                                                   "layton-23", "century", "gnome-traffic-jam"};
    return level(*rc::gen::elementOf(ids));
}

}  // namespace noyes::test
