// Every algorithm is told in a few lines, and whatever happens in a search has its line.
#include <noyes/base/pseudo_code.hpp>

#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/level_catalog.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/catalog/solve_level.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>
#include <tests/blocks/levels.hpp>

#include <algorithm>
#include <set>

namespace noyes::test {

namespace {

using Events = std::set<SearchEvent>;

Events told_of(const tiles::Board& board, std::string_view algorithm) {
    Events told;
    const auto listen = [&](const catalog::TraceEvent& event) {
        told.insert(event.kind);
        return true;
    };
    const auto answer = catalog::solve({.board = board,
                                        .goal = goal("blank-last", board.extent()),
                                        .algorithm = {std::string(algorithm)},
                                        .heuristic = {"linear-conflict"},
                                        .trace = listen});
    EXPECT_TRUE(answer) << algorithm;
    return told;
}

Events told_of(const blocks::Level& level, std::string_view algorithm) {
    Events told;
    const auto listen = [&](const catalog::LevelTraceEvent& event) {
        told.insert(event.kind);
        return true;
    };
    EXPECT_TRUE(catalog::solve_level(
        {.level = level, .algorithm = {std::string(algorithm)}, .trace = listen}))
        << algorithm;
    return told;
}

void expect_lines_for(const Events& told, PseudoCode code, std::string_view algorithm) {
    for (const SearchEvent event : told) {
        const auto stands_for = [&](const CodeLine& line) { return line.events.has(event); };
        EXPECT_EQ(std::ranges::count_if(code, stands_for), 1) << algorithm << ' ' << name(event);
    }
}

void expect_readable(PseudoCode code, std::string_view algorithm) {
    EXPECT_GE(code.size(), 5u) << algorithm;
    EXPECT_LE(code.size(), 12u) << algorithm;
    for (const CodeLine& line : code) {
        EXPECT_FALSE(line.text.empty()) << algorithm;
        EXPECT_EQ(line.text.find_first_not_of(' ') % 2, 0u) << line.text;
        EXPECT_EQ(line.text.find_first_of("\n\t"), std::string_view::npos) << line.text;
    }
}

TEST(PseudoCode, is_there_for_every_algorithm) {
    for (const catalog::Algorithm& entry : catalog::algorithms())
        expect_readable(entry.code, entry.about.name);
    for (const catalog::LevelAlgorithm& entry : catalog::level_algorithms())
        expect_readable(entry.code, entry.about.name);
}

TEST(PseudoCode, has_one_line_for_each_event_that_a_search_on_tiles_tells) {
    Random random(11);
    for (const catalog::Algorithm& entry : catalog::algorithms()) {
        Events told;
        for (const tiles::Extent extent : {tiles::Extent{2, 3}, {3, 3}, {2, 4}})
            told.merge(told_of(walked(goal("blank-last", extent), 40, random), entry.about.name));
        EXPECT_TRUE(told.contains(SearchEvent::expanded)) << entry.about.name;
        EXPECT_TRUE(told.contains(SearchEvent::found)) << entry.about.name;
        expect_lines_for(told, entry.code, entry.about.name);
    }
}

TEST(PseudoCode, has_one_line_for_each_event_that_a_search_on_blocks_tells) {
    for (const catalog::LevelAlgorithm& entry : catalog::level_algorithms()) {
        const Events told = told_of(level("rush-beginner"), entry.about.name);
        EXPECT_TRUE(told.contains(SearchEvent::found)) << entry.about.name;
        expect_lines_for(told, entry.code, entry.about.name);
    }
}

}  // namespace

}  // namespace noyes::test
