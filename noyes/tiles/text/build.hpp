// Makes a board of numbers read from a text; an error has its place in that text.
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/tiles/board.hpp>
#include <noyes/tiles/text/numbers.hpp>

#include <span>
#include <string>
#include <string_view>

namespace noyes::tiles {

struct Size {
    Extent extent;
    std::size_t offset = 0;  // where the text gives the size, or where its numbers begin
    std::string text;        // the size as the text gives it
};

Expected<Board> build_board(std::string_view text, const Size& size,
                            std::span<const Number> numbers);

// For a list without rows: a square.
Expected<Board> build_square(std::string_view text, std::span<const Number> numbers);

}  // namespace noyes::tiles
