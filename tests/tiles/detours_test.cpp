#include <noyes/tiles/detours/without_detours.hpp>

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace noyes::tiles {

namespace {

std::size_t number_of_detours(Extent extent, int depth) {
    noyes::Run run;
    std::size_t number = 0;
    const auto detours = find_detours(extent, depth, run).value();
    for (const auto& words : detours) number += words.size();
    return number;
}

// Six moves around a square of four cells do the same as six the other way round: one of the two is
// a detour, for each square and each of its cells. Nothing shorter leads back without going back.
TEST(Detours, begin_with_six_moves_around_a_square) {
    EXPECT_EQ(number_of_detours({3, 3}, 5), 0u);
    EXPECT_EQ(number_of_detours({3, 3}, 6), 4u * 4u);
    EXPECT_EQ(number_of_detours({4, 4}, 6), 9u * 4u);
    EXPECT_EQ(number_of_detours({2, 5}, 6), 4u * 4u);
}

// Every way of a given length from a cell, those that go back included, in order.
struct Way {
    std::string board;
    Cell blank;
    std::string moves;
};

Way longer(Extent extent, const Way& way, Direction direction) {
    Way next = way;
    next.blank = neighbour(extent, way.blank, direction);
    std::swap(next.board[way.blank], next.board[next.blank]);
    next.moves += letter(direction);
    return next;
}

std::vector<Way> ways_from(Extent extent, Cell cell, int moves) {
    std::string board;
    for (Cell c = 0; c < extent.cells(); ++c) board += static_cast<char>('A' + c);
    std::vector<Way> ways{{board, cell, ""}};
    for (std::size_t i = 0; i < ways.size() && std::cmp_less(ways[i].moves.size(), moves); ++i) {
        for (const Direction direction : directions) {
            if (is_legal(extent, ways[i].blank, direction))
                ways.push_back(longer(extent, ways[i], direction));
        }
    }
    return ways;
}

// Whether the automaton lets a way pass.
bool passes(const Detours& detours, Cell cell, const std::string& moves) {
    Detours::Place place = Detours::nothing_begun;
    for (const char move : moves) {
        const auto way = static_cast<Direction>(std::string("ULRD").find(move));
        place = detours.rows(cell)[place].after(way);
        if (place == Detours::none) return false;
        cell = neighbour(detours.extent(), cell, way);
    }
    return true;
}

bool passes_lanes(const Detours& detours, Cell cell, const std::string& moves) {
    std::uint32_t place = detours.lane_place(cell, Detours::nothing_begun);
    for (const char move : moves) {
        const search::Way way(static_cast<unsigned>(std::string("ULRD").find(move)));
        const search::Lanes lanes = detours.lanes()[place];
        if (!lanes.is_flagged(way)) return false;
        place = lanes.number(way);
    }
    return true;
}

class DetoursOn : public testing::TestWithParam<Extent> {
   protected:
    static constexpr int longest = 10;
};

// By definition: the first to a board has no better one, any other has. So the automaton is right
// if it lets just the first ways pass, as long as they are no longer than the detours it knows.
TEST_P(DetoursOn, let_exactly_the_first_way_to_each_board_pass) {
    noyes::Run run;
    const Detours detours = Detours::make(GetParam(), longest, run).value();
    for (Cell cell = 0; cell < GetParam().cells(); ++cell) {
        std::map<std::string, std::string> first;
        for (const Way& way : ways_from(GetParam(), cell, longest)) {
            const bool is_first = first.emplace(way.board, way.moves).second;
            ASSERT_EQ(passes(detours, cell, way.moves), is_first) << cell << ' ' << way.moves;
            ASSERT_EQ(passes_lanes(detours, cell, way.moves), is_first) << cell << way.moves;
        }
    }
}

// Longer ways are left out only if there is a better one.
TEST_P(DetoursOn, never_stop_the_first_way_to_a_board_that_is_farther_away) {
    noyes::Run run;
    const Detours detours = Detours::make(GetParam(), 6, run).value();
    std::map<std::string, std::string> first;
    for (const Way& way : ways_from(GetParam(), 0, longest + 2)) {
        const bool is_first = first.emplace(way.board, way.moves).second;
        ASSERT_TRUE(!is_first || passes(detours, 0, way.moves)) << way.moves;
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, DetoursOn,
                         testing::Values(Extent{3, 3}, Extent{2, 2}, Extent{2, 4}, Extent{3, 2}),
                         [](const auto& one) {
                             return std::to_string(one.param.rows) + "x" +
                                    std::to_string(one.param.columns);
                         });

TEST(Detours, halt_at_the_memory_limit) {
    noyes::Run run({.memory = 10'000});
    EXPECT_FALSE(Detours::make({4, 4}, 12, run));
    EXPECT_EQ(run.halt(), Halt::memory_limit);
}

TEST(Detours, halt_when_the_time_is_over) {
    noyes::Run run({.time = std::chrono::nanoseconds(1)});
    EXPECT_FALSE(Detours::make({5, 5}, 16, run));
    EXPECT_EQ(run.halt(), Halt::time_limit);
}

TEST(Detours, count_their_rows_as_memory_of_the_run) {
    noyes::Run run;
    const Detours detours = Detours::make({4, 4}, 8, run).value();
    EXPECT_EQ(run.memory(), detours.places() * (sizeof(Detours::Row) + sizeof(search::Lanes)));
}

}  // namespace

}  // namespace noyes::tiles
