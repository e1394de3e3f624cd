// Brings home the tiles of one row or column: from both ends inwards, each time the nearer one, and
// the last two together. Their cells are frozen then.
#pragma once

#include <noyes/tiles/large/area.hpp>
#include <noyes/tiles/large/carrier.hpp>
#include <noyes/tiles/large/pair_search.hpp>

namespace noyes::tiles::large {

class LineSolver {
   public:
    // Behind the line there are at least two more.
    LineSolver(Field& field, Run& run, Stats& stats, Line line)
        : field_(field), run_(run), stats_(stats), carrier_(field, run, stats), line_(line) {}

    // Returns the number of moves made before the last two tiles. The run may have halted.
    std::size_t solve();

    void thaw();

   private:
    using Pair = PairSearch::Pair;

    // The cells of the line that are still to be filled.
    struct Gap {
        std::int32_t first;
        std::int32_t last;
    };

    // How two tiles that are far away are brought together: the first one to a home, its own or
    // that of the second, and the second one behind its own.
    struct Gathering {
        Pair pair;
        Place first_to;
    };

    void fill_one(Gap& gap);
    void fill_two(Pair pair);
    void gather(const Gathering& way);
    bool solve_within_reach(Pair pair);
    [[nodiscard]] Area reach(Pair pair) const;
    [[nodiscard]] Tile owner(std::int32_t position) const {
        return field_.owner(line_.at(position));
    }
    [[nodiscard]] bool is_home(Tile tile) const { return field_.where(tile) == field_.home(tile); }
    [[nodiscard]] Place behind(Place place) const { return beside(place, opposite(line_.side)); }

    Field& field_;
    Run& run_;
    Stats& stats_;
    Carrier carrier_;
    Line line_;
};

}  // namespace noyes::tiles::large
