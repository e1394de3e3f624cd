#include <noyes/blocks/replay.hpp>
#include <noyes/catalog/level_catalog.hpp>
#include <noyes/catalog/solve_level.hpp>

#include <gtest/gtest.h>
#include <tests/blocks/levels.hpp>

#include <map>
#include <optional>
#include <vector>

namespace noyes::test {

namespace {

using Corners = std::vector<blocks::Cell>;
using Kind = SearchEvent;

struct Seen {
    catalog::LevelTraceEvent event;
    Corners corners;
    std::optional<blocks::Move> move;
};

struct Traced {
    std::vector<Seen> events;
    catalog::LevelAnswer answer;
};

Traced trace(const blocks::Level& level, std::string_view algorithm, std::size_t most = 1'000'000) {
    std::vector<Seen> events;
    const auto listen = [&](const catalog::LevelTraceEvent& event) {
        events.push_back({event,
                          {event.corners.begin(), event.corners.end()},
                          event.move == nullptr ? std::nullopt : std::optional(*event.move)});
        return events.size() < most;
    };
    const auto answer = catalog::solve_level(
        {.level = level, .algorithm = {std::string(algorithm)}, .trace = listen});
    return {events, answer.value()};
}

std::uint64_t count(const Traced& traced, Kind kind) {
    std::uint64_t sum = 0;
    for (const Seen& seen : traced.events) sum += seen.event.kind == kind ? 1 : 0;
    return sum;
}

Corners corners_of(const blocks::Level& level) {
    Corners corners;
    for (const blocks::Piece& piece : level.pieces)
        corners.push_back(corner_of(level.extent, piece.cells));
    return corners;
}

TEST(LevelTrace, begins_with_the_level_and_tells_what_is_counted) {
    for (const catalog::LevelAlgorithm& entry : catalog::level_algorithms()) {
        const blocks::Level first = level("rush-beginner");
        const Traced traced = trace(first, entry.about.name);
        EXPECT_EQ(count(traced, Kind::expanded), traced.answer.stats.expanded) << entry.about.name;
        EXPECT_EQ(count(traced, Kind::generated), traced.answer.stats.generated)
            << entry.about.name;
        const auto expanded = std::ranges::find(traced.events, Kind::expanded,
                                                [](const Seen& seen) { return seen.event.kind; });
        ASSERT_NE(expanded, traced.events.end());
        EXPECT_EQ(expanded->corners, corners_of(first)) << entry.about.name;
        EXPECT_FALSE(expanded->move) << entry.about.name;
    }
}

// One piece goes, and no other.
TEST(LevelTrace, tells_children_by_the_piece_that_moves) {
    const blocks::Level first = level("rush-beginner");
    for (const catalog::LevelAlgorithm& entry : catalog::level_algorithms()) {
        Corners parent;
        for (const Seen& seen : trace(first, entry.about.name).events) {
            if (seen.event.kind == Kind::expanded) parent = seen.corners;
            if (seen.event.kind != Kind::generated) continue;
            ASSERT_TRUE(seen.move) << entry.about.name;
            Corners expected = parent;
            const auto piece =
                std::ranges::find(first.pieces, seen.move->piece, &blocks::Piece::name);
            blocks::Cell& corner = expected[static_cast<std::size_t>(piece - first.pieces.begin())];
            for (const blocks::Direction way : seen.move->path)
                corner = *neighbour(first.extent, corner, way);
            std::ranges::sort(expected);  // pieces of one kind may have changed names
            Corners told = seen.corners;
            std::ranges::sort(told);
            ASSERT_EQ(told, expected) << entry.about.name;
        }
    }
}

TEST(LevelTrace, finds_what_the_search_finds_that_nobody_watches) {
    for (const catalog::LevelAlgorithm& entry : catalog::level_algorithms()) {
        if (entry.factor({}) != 1) continue;
        const Traced traced = trace(level("rush-beginner"), entry.about.name);
        EXPECT_EQ(traced.answer.status, catalog::Status::optimal);
        EXPECT_EQ(traced.answer.moves.size(), 5u);  // as published
        EXPECT_EQ(traced.events.back().event.kind, Kind::found);
    }
}

TEST(LevelTrace, stops_the_search_when_the_listener_has_seen_enough) {
    const Traced traced = trace(level("hrd-01"), "bfs", 100);
    EXPECT_EQ(traced.events.size(), 100u);
    EXPECT_EQ(traced.answer.status, catalog::Status::stopped);
}

}  // namespace

}  // namespace noyes::test
