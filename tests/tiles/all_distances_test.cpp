#include <noyes/tiles/all_distances.hpp>

#include <noyes/tiles/goal.hpp>

#include <gtest/gtest.h>

#include <cstdlib>

namespace noyes::tiles {
namespace {

struct Known {
    Extent extent;
    const char* goal;
    std::uint64_t boards;
    Cost farthest;
};

TEST(AllDistances, has_as_many_boards_and_reaches_as_far_as_is_known) {
    for (const Known& known :
         {Known{{2, 3}, "blank-last", 360, 21}, Known{{2, 4}, "blank-last", 20'160, 36},
          Known{{3, 3}, "blank-last", 181'440, 31}, Known{{3, 3}, "snail", 181'440, 30}}) {
        const Board goal = find_goal(known.goal)->board(known.extent);
        const AllDistances all(goal);
        EXPECT_EQ(all.size(), known.boards);
        EXPECT_EQ(all.farthest(), known.farthest) << known.goal;
        EXPECT_EQ(all.of(goal), 0);
    }
}

std::uint64_t boards_at(const AllDistances& all, Cost distance) {
    std::uint64_t count = 0;
    for (std::uint64_t i = 0; i < all.size(); ++i) count += all[i] == distance ? 1 : 0;
    return count;
}

TEST(AllDistances, has_the_known_number_of_farthest_boards) {
    const AllDistances last(find_goal("blank-last")->board({3, 3}));
    EXPECT_EQ(boards_at(last, 31), 2u);
    const AllDistances snail(find_goal("snail")->board({3, 3}));
    EXPECT_EQ(boards_at(snail, 30), 148u);
}

TEST(AllDistances, of_neighbours_differ_by_one) {
    const AllDistances all(find_goal("blank-last")->board({3, 3}));
    for (std::uint64_t i = 0; i < all.size(); i += 97) {
        const Board board = all.board(i);
        EXPECT_EQ(all.number(board), i);
        for (const Direction way : directions) {
            Board next = board;
            if (next.slide(way)) {
                EXPECT_EQ(std::abs(all.of(next) - all[i]), 1);
            }
        }
    }
}

}  // namespace
}  // namespace noyes::tiles
