// A solution that was built up piece by piece, and the names of the pieces.
#pragma once

#include <noyes/base/error.hpp>
#include <noyes/search/result.hpp>
#include <noyes/tiles/direction.hpp>

#include <cstddef>
#include <utility>
#include <vector>

namespace noyes::tiles {

struct Stage {
    enum class Kind : std::uint8_t {
        row,      // without its last two tiles, if there are more
        row_end,  // the last two tiles
        column,
        column_end,
        rest,  // the rectangle that is left, solved by the fewest moves
    };

    Kind kind;
    std::uint32_t line = 0;  // which row or column, from 1
    Extent extent{};         // of the rest
    std::size_t moves = 0;
};

// Its name as a code and numbers: "row 3".
Error name_of(const Stage& stage);

// In the order of the path, and together as long; none if the solution was found in one piece.
struct StagedResult : search::Result<Direction> {
    StagedResult() = default;
    StagedResult(search::Result<Direction> result) : Result(std::move(result)) {}

    std::vector<Stage> stages{};
};

}  // namespace noyes::tiles
