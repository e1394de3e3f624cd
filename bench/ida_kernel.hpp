// IDA* with Manhattan distance for the 15-puzzle alone, written by hand: what the general template
// is measured against. The blank's cell and the last direction are template arguments, the board is
// one 64-bit number, and nothing is counted but the nodes: no limits, no path, no progress.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace noyes::bench {

class IdaKernel {
   public:
    explicit IdaKernel(const std::array<std::uint32_t, 16>& tiles) {
        for (int cell = 0; cell < 16; ++cell) {
            const auto tile = static_cast<int>(tiles[static_cast<std::size_t>(cell)]);
            board_ |= static_cast<std::uint64_t>(tile) << (4 * cell);
            goal_ |= static_cast<std::uint64_t>(cell) << (4 * cell);
            if (tile == 0) blank_ = cell;
            estimate_ += distance(tile, cell);
        }
        for (int blank = 0; blank < 16; ++blank) {
            for (int way = 0; way < 4; ++way) fill(blank, way);
        }
    }

    // The length of a shortest solution.
    int solve() {
        generated_ = 0;
        int bound = estimate_;
        while (!search(bound - estimate_, std::make_integer_sequence<int, 16>{})) bound += 2;
        return bound;
    }

    [[nodiscard]] std::uint64_t generated() const { return generated_; }

   private:
    static constexpr int no_way = 4;  // up, left, right, down are 0 to 3

    static constexpr bool legal(int cell, int way) {
        if (way == 0) return cell >= 4;
        if (way == 1) return cell % 4 != 0;
        if (way == 2) return cell % 4 != 3;
        return cell < 12;
    }
    static constexpr int beside(int cell, int way) {
        constexpr int offset[]{-4, -1, 1, 4};
        return cell + offset[way];
    }
    static int distance(int tile, int cell) {
        return tile == 0 ? 0 : std::abs(tile / 4 - cell / 4) + std::abs(tile % 4 - cell % 4);
    }

    // What the bound loses by a move: 0 or 2.
    void fill(int blank, int way) {
        if (!legal(blank, way)) return;
        for (int tile = 1; tile < 16; ++tile) {
            loss_[blank][way][tile] = static_cast<std::int8_t>(1 + distance(tile, blank) -
                                                               distance(tile, beside(blank, way)));
        }
    }

    template <int... Cells>
    bool search(int slack, std::integer_sequence<int, Cells...>) {
        bool found = false;
        (void)((blank_ == Cells && (found = expand<Cells, no_way>(board_, slack), true)) || ...);
        return found;
    }

    template <int Blank, int Last>
    bool expand(std::uint64_t board, int slack) {
        return visit<Blank, Last, 0>(board, slack) || visit<Blank, Last, 1>(board, slack) ||
               visit<Blank, Last, 2>(board, slack) || visit<Blank, Last, 3>(board, slack);
    }

    template <int Blank, int Last, int Way>
    [[gnu::always_inline]] bool visit(std::uint64_t board, int slack) {
        if constexpr (!legal(Blank, Way) || Last == 3 - Way) {
            return false;
        } else {
            constexpr int to = beside(Blank, Way);
            const std::uint64_t tile = (board >> (4 * to)) & 15;
            ++generated_;
            const int left = slack - loss_[Blank][Way][tile];
            if (left < 0) return false;
            const std::uint64_t child = board ^ (tile << (4 * to)) ^ (tile << (4 * Blank));
            return child == goal_ || expand<to, Way>(child, left);
        }
    }

    std::uint64_t board_ = 0;
    std::uint64_t goal_ = 0;
    std::uint64_t generated_ = 0;
    int blank_ = 0;
    int estimate_ = 0;
    std::int8_t loss_[16][4][16]{};
};

}  // namespace noyes::bench
