// The last two moves. The last one pushes a tile out of the blank's home into its own; the one
// before it pushes another out of that home into a home beside. Manhattan distance may not have
// counted on these ways:
//
//   . 1 2     The blank's home is the corner. Last comes 1 or 3, out of the corner; if 1 is last,
//   3 4 5     then 2 or 4 comes before it, out of 1's home. A tile that stands where no shortest
//   6 7 8     way home leads through the cell it has to come out of makes a detour: two moves more.
//
// Over all possible ends, the fewest detours are moves that every solution of two moves or more
// has to make. (Korf and Taylor 1996, for the blank's home in a corner; the argument holds for
// any.)
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/tiles/explanation.hpp>
#include <noyes/tiles/homes.hpp>

#include <array>
#include <cstdint>

namespace noyes::tiles {

class LastMoves {
   public:
    // A tile comes home out of a certain cell.
    struct Arrival {
        Tile tile = 0;  // 0: there is no such arrival
        Cell out_of = 0;
        Cell home = 0;

        [[nodiscard]] bool is_horizontal(Extent extent) const {
            return extent.row(out_of) == extent.row(home);
        }
    };

    // Arrivals 0..3 may be the last move. Before arrival i come 4 + 3i, 5 + 3i or 6 + 3i.
    static constexpr std::uint32_t most_arrivals = 16;

    // The arrivals that would be detours, one bit each.
    using Detours = std::uint32_t;

    explicit LastMoves(const Homes& homes);

    [[nodiscard]] const std::array<Arrival, most_arrivals>& arrivals() const { return arrivals_; }

    // Those of one tile.
    [[nodiscard]] Detours arrivals_of(Tile tile) const;

    [[nodiscard]] Detours all(const auto& state) const {
        Detours detours = 0;
        for (Cell cell = 0; cell < homes_.extent.cells(); ++cell) {
            detours = with(detours, state.tile(cell), cell);
        }
        return detours;
    }

    // With `tile` standing in `cell`.
    [[nodiscard]] Detours with(Detours detours, Tile tile, Cell cell) const {
        const bool may_matter = tile != 0 && is_near_the_end(homes_.of(tile));
        return may_matter ? updated(detours, tile, cell) : detours;
    }

    // Moves that the best end costs more.
    [[nodiscard]] Cost extra(Detours detours) const;

    // Adds a part if even the best end costs more: all ends, and the tiles of the best that make a
    // detour.
    void explain(Detours detours, Sum& sum) const;

   private:
    // Calls f(last, before) for every end until it returns true.
    template <class F>
    void for_each_end(F f) const;
    [[nodiscard]] bool is_near_the_end(Cell home) const;
    [[nodiscard]] Detours updated(Detours detours, Tile tile, Cell cell) const;
    void add_arrivals(std::uint32_t first, Cell out_of);

    Homes homes_;
    std::array<Arrival, most_arrivals> arrivals_{};
};

}  // namespace noyes::tiles
