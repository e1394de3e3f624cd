#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text.hpp>
#include <noyes/tiles/text/numbers.hpp>

#include <algorithm>

namespace noyes::tiles {

namespace {

bool is_number(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

Expected<Extent> parse_extent(std::string_view text) {
    const std::size_t sign = text.find_first_of("xX");
    const std::string_view rows = text.substr(0, sign);
    const std::string_view columns = sign == text.npos ? rows : text.substr(sign + 1);
    if (!is_number(rows) || !is_number(columns))
        return Error{.code = code::not_an_extent, .text = quotable(text)};
    const Extent extent{value_of(rows), value_of(columns)};
    if (!is_possible(extent))
        return Error{.code = code::size_out_of_range,
                     .numbers = {extent.rows, extent.columns},
                     .text = quotable(text)};
    return extent;
}

std::string to_text(Extent extent) {
    return std::to_string(extent.rows) + "x" + std::to_string(extent.columns);
}

}  // namespace noyes::tiles
