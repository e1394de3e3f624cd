// A level from its grid and its goals, whichever form of text they come from.
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/blocks/level.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace noyes::blocks {

struct GridRow {
    std::string_view text;
    std::uint32_t line;
    std::uint32_t column = 1;  // where it begins
};

enum class Parts : bool { connected, entangled };

// Fills in extent, ground and pieces. The rows are at most `most_side` and equally long.
std::optional<Error> lay_out(Level& level, const std::vector<GridRow>& rows, Parts parts);

// Part of a `goal:` line.
struct GoalWord {
    std::string_view text;
    std::uint32_t line;
    std::uint32_t column;

    [[nodiscard]] Error error(Code code) const {
        return {.code = code, .line = line, .column = column, .text = quotable(text)};
    }
};

// Fills in the targets of a level that is laid out: piece, row, column, and so on.
inline constexpr std::size_t words_of_target = 3;
std::optional<Error> add_targets(Level& level, const std::vector<GoalWord>& words);

}  // namespace noyes::blocks
