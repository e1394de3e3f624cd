#include <noyes/tiles/last_moves.hpp>

#include <noyes/tiles/direction.hpp>
#include <noyes/tiles/distance_table.hpp>

#include <algorithm>
#include <utility>

namespace noyes::tiles {

namespace {

constexpr std::uint32_t most_lasts = 4;
constexpr std::uint32_t most_before = 3;

constexpr std::uint32_t first_before(std::uint32_t last) { return most_lasts + most_before * last; }

}  // namespace

LastMoves::LastMoves(const Homes& homes) : homes_(homes) {
    add_arrivals(0, homes.blank);
    for (std::uint32_t last = 0; last < most_lasts; ++last) {
        if (arrivals_[last].tile != 0) add_arrivals(first_before(last), arrivals_[last].home);
    }
}

void LastMoves::add_arrivals(std::uint32_t first, Cell out_of) {
    for (const Direction way : directions) {
        if (!is_legal(homes_.extent, out_of, way)) continue;
        const Cell home = neighbour(homes_.extent, out_of, way);
        if (home == homes_.blank) continue;  // nothing belongs there
        arrivals_[first++] = {.tile = homes_.tile_of(home), .out_of = out_of, .home = home};
    }
}

bool LastMoves::is_near_the_end(Cell home) const {
    return taxicab(homes_.extent, home, homes_.blank) <= 2;
}

LastMoves::Detours LastMoves::updated(Detours detours, Tile tile, Cell cell) const {
    for (std::uint32_t i = 0; i < most_arrivals; ++i) {
        const Arrival& arrival = arrivals_[i];
        if (arrival.tile != tile) continue;
        const bool on_the_way = taxicab(homes_.extent, cell, arrival.out_of) <
                                taxicab(homes_.extent, cell, arrival.home);
        detours = (detours & ~(1u << i)) | (on_the_way ? 0u : 1u << i);
    }
    return detours;
}

LastMoves::Detours LastMoves::arrivals_of(Tile tile) const {
    Detours found = 0;
    for (std::uint32_t i = 0; i < most_arrivals; ++i) {
        if (arrivals_[i].tile == tile) found |= 1u << i;
    }
    return found;
}

template <class F>
void LastMoves::for_each_end(F f) const {
    for (std::uint32_t last = 0; last < most_lasts; ++last) {
        if (arrivals_[last].tile == 0) break;
        for (std::uint32_t i = 0; i < most_before; ++i) {
            const std::uint32_t before = first_before(last) + i;
            if (arrivals_[before].tile == 0) break;
            if (f(last, before)) return;
        }
    }
}

Cost LastMoves::extra(Detours detours) const {
    Cost fewest = 2;
    for_each_end([&](std::uint32_t last, std::uint32_t before) {
        const std::uint32_t both = (detours >> last & 1) + (detours >> before & 1);
        fewest = std::min(fewest, static_cast<Cost>(both));
        return fewest == 0;
    });
    return 2 * fewest;
}

void LastMoves::explain(Detours detours, Sum& sum) const {
    const Cost more = extra(detours);
    if (more == 0) return;
    Part part{.why = Why::last_moves, .amount = more};
    for_each_end([&](std::uint32_t last, std::uint32_t before) {
        const std::uint32_t both = (detours >> last & 1) + (detours >> before & 1);
        part.pairs.emplace_back(arrivals_[before].tile, arrivals_[last].tile);
        part.counts.push_back(both);
        if (!part.tiles.empty() || !std::cmp_equal(2 * both, more)) return false;
        for (const std::uint32_t i : {before, last}) {
            if ((detours >> i & 1) != 0) part.tiles.push_back(arrivals_[i].tile);
        }
        return false;
    });
    sum.push_back(std::move(part));
}

}  // namespace noyes::tiles
