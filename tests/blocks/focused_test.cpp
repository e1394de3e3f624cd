// A search that stirs only the parts of a board where something is needed.
#include <noyes/blocks/focused.hpp>

#include <noyes/base/random.hpp>
#include <noyes/blocks/any_way.hpp>
#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/tell.hpp>

#include "levels.hpp"
#include "plain_search.hpp"

namespace noyes::blocks {
namespace {

using search::Outcome;

template <class Domain>
std::size_t children(const Domain& domain) {
    auto state = domain.start();
    std::size_t count = 0;
    domain.for_each_child(state, search::NoMove{}, [&](auto, auto&, Cost) {
        ++count;
        return false;
    });
    return count;
}

void expect_children(const Level& level, std::size_t all, std::size_t focused) {
    const Puzzle<1> puzzle(level, Metric::steps);
    EXPECT_EQ(children(puzzle), all);
    EXPECT_EQ(children(Focused<1>(puzzle)), focused);
}

// On the right A waits for B, which has one step; C, on the left, has three.
TEST(Focused, leaves_pieces_alone_where_nothing_is_needed) {
    expect_children(test::drawn("..-AB.\n.C####", "A 0 4"), 2 + 1 + 1, 1 + 1);
}

// Now A waits for C, and B is left alone.
TEST(Focused, moves_whoever_stands_in_the_way) {
    expect_children(test::drawn(".CA-.B\n..####", "A 0 0"), 1 + 2 + 1, 1 + 2);
}

TEST(Focused, moves_only_pieces_with_a_target_where_their_way_is_free) {
    expect_children(test::drawn("..-A.B\n.C####", "A 0 4"), 2 + 2 + 1, 2);
}

TEST(Focused, shows_all_children_where_a_level_has_one_part) {
    expect_children(test::drawn("A.B\n...\nC..", "A 0 2"), 6, 6);
}

// Walls and gates make parts, and the part that A's shortest way leads through may be stuck.
Level random_level(Random& random) {
    std::string rows;
    std::string pieces = "ABCDEF";
    for (int cell = 0; cell < 15; ++cell) {
        if (cell % 5 == 0 && cell > 0) rows += '\n';
        rows += "..--##.."[random.below(8)];
    }
    for (const char piece : pieces) {
        const std::size_t at = random.below(rows.size());
        if (rows[at] == '.') rows[at] = piece;
    }
    const std::size_t row = random.below(3);
    const std::size_t column = random.below(5);
    const bool fits = rows.find('A') != std::string::npos && rows[6 * row + column] != '#';
    if (!fits) return random_level(random);
    return test::drawn(rows, "A " + std::to_string(row) + " " + std::to_string(column));
}

search::Result<Slide> search_focused(const Puzzle<1>& puzzle) {
    search::Unobserved nobody;
    noyes::Run run;
    return search::Novelty::search(Focused<1>(puzzle), Gathering<1>(puzzle), nobody, run, {},
                                   search::NewPairs::of_changed_facts);
}

TEST(AnyWay, ends_as_breadth_first_search_does_and_asks_the_whole_puzzle_if_it_has_to) {
    Random random(4);
    int found_at_once = 0;
    int found_later = 0;
    int unsolvable = 0;
    for (int i = 0; i < 500; ++i) {
        const Level level = random_level(random);
        const Puzzle<1> puzzle(level, Metric::steps);
        search::Unobserved nobody;
        noyes::Run run;
        const auto found = any_way(puzzle, nobody, run);
        const auto least = test::PlainSearch(level, Metric::steps)();
        ASSERT_EQ(found.outcome, least ? Outcome::solved : Outcome::exhausted) << to_grid(level);
        if (!least) {
            ++unsolvable;
            continue;
        }
        EXPECT_GE(found.cost, *least);
        EXPECT_TRUE(leads_to_goal(level, tell(level, puzzle, found.path), Metric::steps));
        if (Focused<1>(puzzle).parts() < 2) continue;
        const auto narrow = search_focused(puzzle);
        ++(narrow.outcome == Outcome::solved ? found_at_once : found_later);
    }
    EXPECT_GT(found_at_once, 0);
    EXPECT_GT(found_later, 0);
    EXPECT_GT(unsolvable, 0);
}

TEST(AnyWay, counts_both_searches) {
    const Level level = test::drawn("A-B-.\n###.C", "A 0 4");  // B has no place to go
    const Puzzle<1> puzzle(level, Metric::steps);
    search::Unobserved nobody;
    noyes::Run run;
    const auto found = any_way(puzzle, nobody, run);
    EXPECT_EQ(found.outcome, Outcome::exhausted);
    const auto narrow = search_focused(puzzle);
    const auto whole = search::Novelty::search(puzzle, Room<1>(puzzle), nobody, run, {});
    EXPECT_LT(narrow.stats.expanded, whole.stats.expanded);
    EXPECT_EQ(found.stats.expanded, narrow.stats.expanded + whole.stats.expanded);
    EXPECT_EQ(found.stats.generated, narrow.stats.generated + whole.stats.generated);
}

}  // namespace
}  // namespace noyes::blocks
