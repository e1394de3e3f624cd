// The readers of the different forms; parse_board chooses among them. `text` has no byte-order
// mark.
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/tiles/board.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

namespace noyes::tiles {

// Numbers in rows or in a list, with or without a size before them.
Expected<Board> read_rows(std::string_view text);

// Whether the word from `at` to `end`, the only one in the text, is meant as a whole board.
bool is_board_word(std::string_view word);
Expected<Board> read_word(std::string_view text, std::size_t at, std::size_t end);

// The object that begins at `at`.
Expected<Board> read_json(std::string_view text, std::size_t at);

}  // namespace noyes::tiles
