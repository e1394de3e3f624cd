// Which cells can be reached from others, from one to the next beside it.
#pragma once

#include <noyes/blocks/extent.hpp>

#include <array>
#include <span>
#include <vector>

namespace noyes::blocks {

using CellSet = std::vector<bool>;  // of all cells of a board

CellSet set_of(Extent extent, std::span<const Cell> cells);

// Those of `from` that are open, and the open cells that can be reached from them.
CellSet flooded(Extent extent, const CellSet& open, std::span<const Cell> from);

// The side of the largest square, `most` at most, that can be pushed over open cells from a place
// where it covers one of `from` to one where it covers one of `to`. 0 if not all of `to` can be
// reached by a single cell.
//
//   aa..b      From a to b: 1, for the upper row is too low for two. From a to c: 2.
//   aac.#
std::uint32_t passage_width(Extent extent, const CellSet& open, std::span<const Cell> from,
                            std::span<const Cell> to, std::uint32_t most);

// The cheapest way from one of `from`, on average over all of `to`, which can all be reached. A
// cell costs the less, the larger the open square is that it lies in.
inline constexpr std::array<std::uint32_t, 5> flow_prices{0, 12, 5, 2, 1};  // 4: or larger
std::uint32_t flow_price(Extent extent, const CellSet& open, std::span<const Cell> from,
                         std::span<const Cell> to);

}  // namespace noyes::blocks
