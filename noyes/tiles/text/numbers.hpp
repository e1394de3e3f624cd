// Numbers found in a text, with their places, and the row each stands in.
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/tiles/extent.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace noyes::tiles {

struct Number {
    std::size_t offset = 0;
    std::uint32_t length = 0;
    Tile value = 0;  // numbers too large for a Tile become its largest value

    [[nodiscard]] std::size_t end() const { return offset + length; }
    [[nodiscard]] std::string_view in(std::string_view text) const {
        return text.substr(offset, length);
    }
};

// A board's cells, and a size before them. More numbers than this are never kept.
inline constexpr std::size_t most_numbers = std::size_t{most_side} * most_side + 2;

// A row ends at a line end or a slash, and is never empty.
struct Numbers {
    std::vector<Number> list;
    std::vector<std::size_t> row_starts;  // where in the list each row begins

    [[nodiscard]] std::size_t rows() const { return row_starts.size(); }
    [[nodiscard]] std::span<const Number> row(std::size_t index) const;
    // All numbers from that row on.
    [[nodiscard]] std::span<const Number> from_row(std::size_t index) const;
};

Expected<Numbers> scan_numbers(std::string_view text);

// The value of decimal digits, at most the largest Tile.
Tile value_of(std::string_view digits);

// Past white space, line ends and comments.
std::size_t skip_space(std::string_view text, std::size_t at);
// Past everything but white space, line ends, commas, slashes and comments.
std::size_t skip_token(std::string_view text, std::size_t at);

}  // namespace noyes::tiles
