#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/solve.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using catalog::Question;
using catalog::Status;

Question question(std::string_view text, const char* detours) {
    const tiles::Board start = board(text);
    return {.board = start,
            .goal = goal("blank-last", start.extent()),
            .algorithm = {"ida", {{"detours", detours}}}};
}

TEST(DetoursOption, leads_to_an_optimum_on_every_shape) {
    struct Known {
        const char* board;
        std::size_t length;
    };
    for (const Known& known :
         {Known{"638541720", 28}, Known{"1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 14 0 15", 1},
          Known{"5 1 2 3 / 9 6 7 4 / 0 10 11 8", 7}}) {
        const auto answer = catalog::solve(question(known.board, "12"));
        ASSERT_TRUE(answer) << known.board;
        EXPECT_EQ(answer->status, Status::optimal);
        EXPECT_EQ(answer->moves.size(), known.length) << known.board;
    }
}

TEST(DetoursOption, saves_nodes_with_a_heuristic_behind_a_virtual_call) {
    Question with = question("638541720", "12");
    Question without = question("638541720", "0");
    with.heuristic = without.heuristic = {"combined"};
    EXPECT_LT(catalog::solve(with)->stats.generated, catalog::solve(without)->stats.generated);
}

TEST(DetoursOption, is_refused_where_all_solutions_are_asked_for) {
    Question all = question("638541720", "6");
    all.every = [](auto) { return true; };
    const auto answer = catalog::solve(all);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, catalog::code::detours_and_all);
    EXPECT_EQ(answer.error().text, "detours=6");
}

TEST(DetoursOption, is_refused_on_boards_beyond_6x6) {
    const tiles::Board large = goal("blank-last", {7, 7});
    const auto answer =
        catalog::solve({.board = large, .goal = large, .algorithm = {"ida", {{"detours", "6"}}}});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, catalog::code::detours_too_large);
}

TEST(DetoursOption, takes_0_to_16_moves) {
    EXPECT_FALSE(catalog::solve(question("638541720", "17")));
    EXPECT_FALSE(catalog::solve(question("638541720", "-1")));
    EXPECT_TRUE(catalog::solve(question("638541720", "16")));
}

TEST(DetoursOption, counts_its_memory_against_the_limit) {
    Question small = question("638541720", "16");
    small.limits.memory = 10'000;
    const auto answer = catalog::solve(small);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, Status::limit);
    EXPECT_EQ(answer->halt, Halt::memory_limit);
}

TEST(DetoursOption, is_traced_like_any_search) {
    const auto events = [](const char* detours) {
        Question traced = question("536407182", detours);
        std::size_t count = 0;
        traced.trace = [&](const catalog::TraceEvent&) { return ++count > 0; };
        EXPECT_EQ(catalog::solve(traced)->moves.size(), 22u);
        return count;
    };
    EXPECT_LT(events("12"), events("0"));
}

}  // namespace

}  // namespace noyes::test
