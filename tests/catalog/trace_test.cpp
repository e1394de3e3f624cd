#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/solve.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

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
    EXPECT_EQ(name(Kind::found), "found");
    EXPECT_EQ(name(Pruning::duplicate), "duplicate");
    EXPECT_EQ(name(Pruning::beyond_bound), "beyond_bound");
    EXPECT_EQ(name(Pruning::no_better), "no_better");
    EXPECT_EQ(name(Pruning::forgotten), "forgotten");
    EXPECT_EQ(name(Pruning::outdated), "outdated");
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

// All but `layers`, whose small searches see no whole boards.
TEST(Trace, tells_as_many_events_as_are_counted) {
    for (const catalog::Algorithm& entry : catalog::algorithms()) {
        const std::string algorithm(entry.about.name);
        if (algorithm == "layers") continue;
        const Traced traced = trace(scrambled(), goal("snail", {3, 3}), algorithm);
        EXPECT_EQ(count(traced, Kind::expanded), traced.answer.stats.expanded) << algorithm;
        EXPECT_EQ(count(traced, Kind::generated), traced.answer.stats.generated) << algorithm;
    }
}

TEST(Trace, does_not_change_the_answer) {
    for (const catalog::Algorithm& entry : catalog::algorithms()) {
        const std::string algorithm(entry.about.name);
        const Traced traced = trace(scrambled(), goal("snail", {3, 3}), algorithm);
        const auto untraced = catalog::solve({.board = scrambled(),
                                              .goal = goal("snail", {3, 3}),
                                              .algorithm = {algorithm},
                                              .heuristic = {"manhattan"}});
        EXPECT_EQ(traced.answer.moves, untraced->moves) << algorithm;
        EXPECT_EQ(traced.answer.stats.expanded, untraced->stats.expanded) << algorithm;
    }
}

// The two halves of a search from both ends meet on a board that need not be the goal.
TEST(Trace, ends_with_the_goal_that_was_found) {
    for (const catalog::Algorithm& entry : catalog::algorithms()) {
        const std::string algorithm(entry.about.name);
        const Traced traced = trace(scrambled(), goal("snail", {3, 3}), algorithm);
        ASSERT_GE(count(traced, Kind::found), 1u) << algorithm;
        if (algorithm == "bidirectional") continue;
        EXPECT_EQ(count(traced, Kind::found), 1u) << algorithm;
        const Seen& last = traced.events.back();
        EXPECT_EQ(last.event.kind, Kind::found) << algorithm;
        EXPECT_EQ(last.board, goal("snail", {3, 3})) << algorithm;
        EXPECT_EQ(last.event.g, static_cast<Cost>(traced.answer.moves.size())) << algorithm;
    }
}

TEST(Trace, tells_what_each_search_goes_by) {
    const auto expect_f = [](const std::string& algorithm, auto f) {
        const Traced traced = trace(scrambled(), goal("snail", {3, 3}), algorithm);
        EXPECT_GT(count(traced, Kind::generated), 0u);
        for (const Seen& seen : traced.events) {
            if (seen.event.kind != Kind::generated) continue;
            EXPECT_DOUBLE_EQ(seen.event.f, f(seen.event.g, seen.event.h)) << algorithm;
        }
    };
    expect_f("bfs", [](Cost g, Cost) { return g; });
    expect_f("uniform", [](Cost g, Cost) { return g; });
    expect_f("greedy", [](Cost, Cost h) { return h; });
    expect_f("astar", [](Cost g, Cost h) { return g + h; });
    expect_f("ida", [](Cost g, Cost h) { return g + h; });
    expect_f("weighted-astar", [](Cost g, Cost h) { return g + 5 * h; });
    expect_f("dynamic-astar", [](Cost g, Cost h) { return g + (6 - g / 20.0) * h; });
    expect_f("bidirectional", [](Cost g, Cost h) { return std::max(g + h, 2 * g + 1); });
}

// Who wants to draw both halves has to know which one a board belongs to.
TEST(Trace, tells_the_halves_of_a_search_from_both_ends_apart) {
    const Traced traced = trace(scrambled(), goal("snail", {3, 3}), "bidirectional");
    std::vector<std::optional<Board>> roots;
    for (const Seen& seen : traced.events) {
        if (seen.event.kind != Kind::expanded || seen.event.move) continue;
        EXPECT_EQ(seen.board == goal("snail", {3, 3}), seen.event.is_backward);
        roots.push_back(seen.board);
    }
    EXPECT_EQ(roots.size(), 2u);
}

TEST(Trace, says_why_a_board_is_left_out) {
    const auto reasons = [](const std::string& algorithm) {
        std::set<Pruning> all;
        for (const Seen& seen : trace(scrambled(), goal("snail", {3, 3}), algorithm).events)
            if (seen.event.kind == Kind::pruned) all.insert(seen.event.why);
        return all;
    };
    EXPECT_EQ(reasons("bfs"), std::set{Pruning::duplicate});
    EXPECT_EQ(reasons("ida"), std::set{Pruning::beyond_bound});
    EXPECT_EQ(reasons("rbfs"), std::set{Pruning::forgotten});
    EXPECT_TRUE(reasons("bidirectional").contains(Pruning::no_better));
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
