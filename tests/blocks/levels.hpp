// The levels that are compiled in.
#pragma once

#include <noyes/blocks/text.hpp>
#include <noyes/data/data.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace noyes::test {

inline const std::vector<blocks::Level>& all_levels() {
    static const std::vector<blocks::Level> levels = *blocks::parse_levels(data::block_levels());
    return levels;
}

inline const blocks::Level& level(std::string_view id) {
    return *std::ranges::find(all_levels(), id, &blocks::Level::id);
}

// A level of the given rows, in which piece A has to go to row 0, column 0, unless told otherwise.
inline blocks::Level drawn(std::string_view rows, std::string_view goal = "A 0 0") {
    const auto made = blocks::parse_level("grid:\n" + std::string(rows) +
                                          "\nend\ngoal: " + std::string(goal) + "\n");
    EXPECT_TRUE(made) << rows;
    return *made;
}

}  // namespace noyes::test
