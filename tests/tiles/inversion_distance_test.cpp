#include <noyes/tiles/heuristics/inversion_distance.hpp>

#include <gtest/gtest.h>

#include <deque>
#include <map>

namespace noyes::tiles {
namespace {

// Distances to 0 where each move adds passed, passed - 2, ..., -passed.
std::map<int, int> fewest_moves(int passed, int most) {
    std::map<int, int> moves{{0, 0}};
    std::deque<int> queue{0};
    for (; !queue.empty(); queue.pop_front()) {
        for (int change = -passed; change <= passed; change += 2) {
            const int next = queue.front() + change;
            if (next < 0 || next > most) continue;
            if (moves.emplace(next, moves[queue.front()] + 1).second) queue.push_back(next);
        }
    }
    return moves;
}

TEST(InversionDistance, counts_the_moves_that_breadth_first_search_over_the_changes_finds) {
    for (const int passed : {1, 2, 3, 4, 5, 6, 7}) {
        for (const auto& [inverted, moves] : fewest_moves(passed, 100)) {
            EXPECT_EQ(moves_for(inverted, static_cast<std::uint32_t>(passed)), moves)
                << inverted << " pairs, passing " << passed;
        }
    }
}

}  // namespace
}  // namespace noyes::tiles
