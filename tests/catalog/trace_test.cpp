#include <noyes/catalog/solve.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace noyes::test {

namespace {

using catalog::TraceEvent;
using Kind = TraceEvent::Kind;
using tiles::Board;

struct Seen {
    TraceEvent event;
    std::optional<Board> board;
};

struct Traced {
    std::vector<Seen> events;
    catalog::Answer answer;
};

// Stops after `most` events.
Traced trace(const Board& start, const Board& goal, const std::string& algorithm,
             std::size_t most = 1'000'000) {
    std::vector<Seen> events;
    const auto listen = [&](const TraceEvent& event) {
        events.push_back(
            {event, event.board == nullptr ? std::nullopt : std::optional(*event.board)});
        return events.size() < most;
    };
    const auto answer = catalog::solve({.board = start,
                                        .goal = goal,
                                        .algorithm = {algorithm},
                                        .heuristic = {"manhattan"},
                                        .trace = listen});
    return {events, answer.value()};
}

// Twelve moves from the snail goal, whose tiles are not in the order of the rows.
Board scrambled() {
    Random random(5);
    return walked(goal("snail", {3, 3}), 12, random);
}

std::uint64_t count(const Traced& traced, Kind kind) {
    std::uint64_t sum = 0;
    for (const Seen& seen : traced.events) sum += seen.event.kind == kind ? 1 : 0;
    return sum;
}

TEST(Trace, names_its_events) {
    EXPECT_EQ(name(Kind::expanded), "expanded");
    EXPECT_EQ(name(Kind::generated), "generated");
    EXPECT_EQ(name(Kind::reopened), "reopened");
    EXPECT_EQ(name(Kind::pruned), "pruned");
    EXPECT_EQ(name(Kind::bound_raised), "bound_raised");
}

TEST(Trace, begins_with_the_bound_and_the_users_own_board) {
    for (const std::string algorithm : {"astar", "ida"}) {
        const Traced traced = trace(scrambled(), goal("snail", {3, 3}), algorithm);
        ASSERT_GE(traced.events.size(), 2u);
        const TraceEvent& bound = traced.events[0].event;
        EXPECT_EQ(bound.kind, Kind::bound_raised);
        EXPECT_FALSE(traced.events[0].board);
        const TraceEvent& first = traced.events[1].event;
        EXPECT_EQ(first.kind, Kind::expanded);
        EXPECT_EQ(traced.events[1].board, scrambled());
        EXPECT_FALSE(first.move);
        EXPECT_EQ(first.g, 0);
        EXPECT_EQ(first.h, bound.bound);
    }
}

TEST(Trace, shows_each_child_as_the_users_board_after_the_move) {
    const Traced traced = trace(scrambled(), goal("snail", {3, 3}), "astar");
    std::optional<Seen> parent;
    for (const Seen& seen : traced.events) {
        if (seen.event.kind == Kind::expanded) parent = seen;
        if (seen.event.kind != Kind::generated) continue;
        ASSERT_TRUE(parent && seen.event.move);
        Board expected = *parent->board;
        ASSERT_TRUE(expected.slide(*seen.event.move));
        ASSERT_EQ(seen.board, expected);
        EXPECT_EQ(seen.event.g, parent->event.g + 1);
        EXPECT_EQ(std::abs(seen.event.h - parent->event.h), 1);
    }
    EXPECT_GT(count(traced, Kind::generated), 0u);
}

TEST(Trace, tries_the_moves_in_the_order_up_left_right_down) {
    const Traced traced = trace(scrambled(), goal("snail", {3, 3}), "astar");
    std::optional<tiles::Direction> before;
    for (const Seen& seen : traced.events) {
        if (seen.event.kind == Kind::expanded) before = std::nullopt;
        if (seen.event.kind != Kind::generated) continue;
        if (before) {
            EXPECT_LT(*before, *seen.event.move);
        }
        before = seen.event.move;
    }
}

TEST(Trace, tells_as_many_events_as_are_counted) {
    for (const std::string algorithm : {"astar", "ida", "bfs"}) {
        const Traced traced = trace(scrambled(), goal("snail", {3, 3}), algorithm);
        EXPECT_EQ(count(traced, Kind::expanded), traced.answer.stats.expanded) << algorithm;
        EXPECT_EQ(count(traced, Kind::generated), traced.answer.stats.generated) << algorithm;
    }
}

TEST(Trace, does_not_change_the_answer) {
    for (const std::string algorithm : {"astar", "ida", "bfs"}) {
        const Traced traced = trace(scrambled(), goal("snail", {3, 3}), algorithm);
        const auto untraced = catalog::solve({.board = scrambled(),
                                              .goal = goal("snail", {3, 3}),
                                              .algorithm = {algorithm},
                                              .heuristic = {"manhattan"}});
        EXPECT_EQ(traced.answer.moves, untraced->moves) << algorithm;
        EXPECT_EQ(traced.answer.stats.expanded, untraced->stats.expanded) << algorithm;
    }
}

TEST(Trace, stops_the_search_when_the_listener_has_seen_enough) {
    for (const std::string algorithm : {"astar", "ida", "bfs"}) {
        const Traced traced = trace(hard_board(), hard_goal(), algorithm, 100);
        EXPECT_EQ(traced.events.size(), 100u) << algorithm;
        EXPECT_EQ(traced.answer.status, catalog::Status::stopped) << algorithm;
        EXPECT_EQ(traced.answer.halt, Halt::stopped) << algorithm;
    }
}

}  // namespace

}  // namespace noyes::test
