// Brings two tiles to their homes together by the fewest moves within a small area: breadth-first
// over the cells of both and of the blank. All other tiles are alike.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/base/stats.hpp>
#include <noyes/tiles/large/area.hpp>
#include <noyes/tiles/large/field.hpp>

#include <array>
#include <vector>

namespace noyes::tiles::large {

class PairSearch {
   public:
    // More would save few moves: 30 cells 1 in 100 on a 10x10 board, in more than twice the time.
    static constexpr std::int32_t most_cells = 20;

    struct Pair {
        Tile first;
        Tile second;
    };

    PairSearch(const Field& field, Area area, Run& run);

    // The blank's moves; none if the run halted. Both tiles, their homes and the blank are in the
    // area.
    std::vector<Direction> solve(Pair pair, Stats& stats);

   private:
    using Number = std::uint32_t;  // of a state

    struct State {
        std::uint32_t blank;  // cells of the area, row by row
        std::uint32_t first;
        std::uint32_t second;
    };

    [[nodiscard]] std::uint32_t local(Place place) const;
    [[nodiscard]] Number number(State state) const;
    [[nodiscard]] State state(Number number) const;
    [[nodiscard]] bool is_goal(Number number) const;
    bool search(Number start);
    bool refill();
    void expand(Number number);
    [[nodiscard]] State moved(State state, std::uint32_t to) const;
    [[nodiscard]] std::vector<Direction> path_from(Number start) const;

    static constexpr std::uint32_t none = ~0u;
    static constexpr std::uint8_t unseen = 4;

    const Field& field_;
    Area area_;
    Run& run_;
    std::uint32_t cells_;
    std::vector<std::array<std::uint32_t, 4>> beside_;  // by cell and way; `none` at walls
    std::vector<std::uint8_t> came_;                    // the way that led to a state
    std::vector<Number> queue_;
    std::size_t expanded_ = 0;  // of the queue
    std::uint64_t allowance_ = 0;
    State homes_{};  // of the tiles
};

}  // namespace noyes::tiles::large
