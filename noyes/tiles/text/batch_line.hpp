// One line of a list of boards: a board in any form that fits into a line, perhaps with an id and
// the length of its shortest solution before it, as published sets of boards have them.
//
//   120483765                              1 2 0 / 4 8 3 / 7 6 5
//   easy 6 1 2 0 4 8 3 7 6 5               id, length, board
//   easy 6 8 1 2 0 4 8 3 7 6 5 | md=6      a second length, of whoever found it; then remarks
//   easy - 120483765                       the length is not known
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/tiles/board.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace noyes::tiles {

struct BatchLine {
    Board board;
    std::string id{};                             // empty if the line has none
    std::optional<std::uint32_t> length{};        // of a shortest solution, if the line tells it
    std::optional<std::uint32_t> other_length{};  // of a solution that somebody found
    std::string remarks{};                        // what follows after the bar
};

// Whether there is nothing to read: white space, or a comment from `#` on.
bool is_empty_line(std::string_view line);

// `line` is not empty and has no line end; `number` is what an error says about it.
Expected<BatchLine> parse_batch_line(std::string_view line, std::uint32_t number = 1);

}  // namespace noyes::tiles
