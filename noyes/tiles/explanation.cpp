#include <noyes/tiles/explanation.hpp>

#include <array>
#include <cstddef>

namespace noyes::tiles {

std::string_view name(Why why) {
    constexpr std::array<std::string_view, 12> names{
        "away",           "distance",          "row-conflict", "column-conflict",
        "corner",         "last-moves",        "rows-changed", "columns-changed",
        "row-inversions", "column-inversions", "pattern",      "whole"};
    static_assert(names.size() == static_cast<std::size_t>(Why::whole) + 1);
    return names[static_cast<std::size_t>(why)];
}

Cost total(const Sum& sum) {
    Cost moves = 0;
    for (const Part& part : sum) moves += part.amount;
    return moves;
}

}  // namespace noyes::tiles
