#include <noyes/tiles/pdb/piece_rows.hpp>

#include <noyes/tiles/pdb/pattern_index.hpp>

#include <algorithm>
#include <bit>

namespace noyes::tiles {

namespace {

// By tile, the lowest number first: which of their cells it takes, as the order says.
std::vector<std::uint32_t> ranks(std::uint32_t order, std::uint32_t tiles) {
    std::vector<std::uint32_t> free_cells;
    for (std::uint32_t cell = 0; cell < tiles; ++cell) free_cells.push_back(cell);
    std::vector<std::uint32_t> all;
    for (std::uint32_t left = tiles; left > 0; --left) {
        const auto weight = static_cast<std::uint32_t>(factorial(left - 1));
        const auto at = free_cells.begin() + static_cast<std::ptrdiff_t>(order / weight);
        order %= weight;
        all.push_back(*at);
        free_cells.erase(at);
    }
    return all;
}

// The cell of that rank among those of the piece, counted among all cells.
std::uint32_t place(std::uint32_t cells, std::uint32_t rank) {
    for (; rank > 0; --rank) cells &= cells - 1;
    return static_cast<std::uint32_t>(std::countr_zero(cells));
}

// `places` of the piece's tiles, the last one of the table first.
std::uint32_t row(const std::vector<std::uint32_t>& places, std::uint32_t behind) {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto in_front =
            std::ranges::count_if(places.begin() + static_cast<std::ptrdiff_t>(i) + 1, places.end(),
                                  [&](std::uint32_t other) { return other < places[i]; });
        const std::uint64_t digit = places[i] - static_cast<std::uint64_t>(in_front);
        sum += digit * factorial(behind + static_cast<std::uint32_t>(i));
    }
    return static_cast<std::uint32_t>(sum);
}

}  // namespace

std::vector<std::uint32_t> piece_rows(std::span<const std::uint8_t> tiles, std::uint32_t behind) {
    const auto count = static_cast<std::uint32_t>(tiles.size());
    const std::uint32_t all_cells = behind + count;
    std::vector<std::uint32_t> rows(factorial(count) << all_cells);
    for (std::uint32_t order = 0; order < factorial(count); ++order) {
        const std::vector<std::uint32_t> rank = ranks(order, count);
        for (std::uint32_t cells = 0; cells < 1u << all_cells; ++cells) {
            if (std::popcount(cells) != static_cast<int>(count)) continue;
            std::vector<std::uint32_t> places;
            for (const std::uint8_t tile : tiles) {
                const auto lower =
                    std::ranges::count_if(tiles, [&](std::uint8_t other) { return other < tile; });
                places.push_back(place(cells, rank[static_cast<std::size_t>(lower)]));
            }
            rows[order << all_cells | cells] = row(places, behind);
        }
    }
    return rows;
}

}  // namespace noyes::tiles
