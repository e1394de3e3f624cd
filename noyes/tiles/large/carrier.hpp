// Plans and makes the moves that bring a tile to a place.
#pragma once

#include <noyes/base/stats.hpp>
#include <noyes/search/result.hpp>
#include <noyes/tiles/large/carry.hpp>
#include <noyes/tiles/large/walk.hpp>

#include <vector>

namespace noyes::tiles::large {

class Carrier {
   public:
    Carrier(Field& field, Run& run, Stats& stats) : field_(field), run_(run), stats_(stats) {}

    struct Plan {
        Place from;  // where the tile is
        std::vector<Direction>
            pushes{};   // the tile's ways, the last one first and each turned round
        Cost cost = 0;  // moves of the blank; infinite_cost if the run halted
    };

    // The tile is not frozen, and the field between it and the place is in one piece.
    [[nodiscard]] Plan plan(Tile tile, Place to);
    void carry(const Plan& plan);

   private:
    [[nodiscard]] Approaches approaches(Place tile);
    [[nodiscard]] search::Result<Direction> walk(Place tile, Direction side);
    void approach(Place tile, Direction side);
    void go_round(Place tile, Ring::Sides sides);

    // What one of the small searches found, counted.
    template <class D, class H>
    search::Result<Direction> search(const D& domain, const H& heuristic);

    Field& field_;
    Run& run_;
    Stats& stats_;
};

}  // namespace noyes::tiles::large
