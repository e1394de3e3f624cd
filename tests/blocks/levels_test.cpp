// The levels that are compiled in, against lengths found by others: published ones, and those of an
// independent breadth-first search.
#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/shortest.hpp>

#include "levels.hpp"

#include <set>

namespace noyes::blocks {
namespace {

// Those that take longer than a tenth of a second.
const std::set<std::string_view> large{"gnome-fortune",   "gnome-fool",        "gnome-rome",
                                       "gnome-polonaise", "gnome-traffic-jam", "layton-02",
                                       "layton-04",       "layton-09",         "layton-15",
                                       "layton-19",       "layton-22",         "layton-23"};

void expect_known(const Level& level, Metric metric, const Known& known) {
    noyes::Run run(Limits{.memory = 1u << 30});
    const Shortest found = shortest(level, metric, run);
    SCOPED_TRACE(level.id);
    if (!known.length) {
        EXPECT_EQ(found.outcome, search::Outcome::exhausted);
        return;
    }
    ASSERT_EQ(found.outcome, search::Outcome::solved);
    EXPECT_EQ(found.cost, *known.length);
    EXPECT_EQ(found.path.size(), static_cast<std::size_t>(*known.length));
    EXPECT_TRUE(leads_to_goal(level, found.path, metric));
    EXPECT_EQ(run.memory(), 0u);
}

int expect_all_known(const std::vector<Level>& levels, auto want) {
    int settled = 0;
    for (const Level& level : levels) {
        for (const Metric metric : metrics) {
            const auto& known = level.known[index(metric)];
            if (!known || !want(level)) continue;
            expect_known(level, metric, *known);
            ++settled;
        }
    }
    return settled;
}

// Settled by nobody but this project, in a minute each.
const std::set<std::string_view> huge{"gnome-lodzianka", "gnome-pelopones", "layton-05"};

TEST(Levels, there_are_72_and_all_but_5_are_settled) {
    EXPECT_EQ(test::all_levels().size(), 72u);
    EXPECT_EQ(std::ranges::count_if(test::all_levels(),
                                    [](const Level& level) { return level.known[0].has_value(); }),
              67);
}

TEST(Levels, have_a_name_or_a_title_in_latin_letters) {
    const auto is_latin = [](char c) { return c >= ' ' && c <= '~'; };
    for (const Level& level : test::all_levels()) {
        const std::string& shown = level.title.empty() ? level.name : level.title;
        EXPECT_FALSE(shown.empty()) << level.id;
        EXPECT_TRUE(std::ranges::all_of(shown, is_latin)) << level.id;
        EXPECT_FALSE(level.source.empty()) << level.id;
    }
}

TEST(Levels, have_the_known_lengths_in_all_metrics) {
    const int settled = expect_all_known(test::all_levels(), [](const Level& level) {
        return !large.contains(level.id) && !huge.contains(level.id);
    });
    EXPECT_EQ(settled, 3 * (64 - 12));
}

TEST(LevelsSlow, have_the_known_lengths_in_all_metrics) {
    const int settled = expect_all_known(
        test::all_levels(), [](const Level& level) { return large.contains(level.id); });
    EXPECT_EQ(settled, 3 * 12);
}

// Gardner 1964 has 81 moves; 90 straight ones and 116 steps.
TEST(Levels, classic_klotski_takes_81_moves_90_straight_ones_or_116_steps) {
    expect_known(test::level("hrd-01"), Metric::moves, {.length = 81});
    expect_known(test::level("hrd-01"), Metric::straight, {.length = 90});
    expect_known(test::level("hrd-01"), Metric::steps, {.length = 116});
}

TEST(Levels, that_are_solved_need_no_move) {
    const Level solved = test::drawn("AA.\nAAB");
    for (const Metric metric : metrics) expect_known(solved, metric, {.length = 0});
}

TEST(Levels, cannot_be_solved_where_walls_keep_a_piece_from_its_target) {
    const Level cut = test::drawn("A#.\nB#.", "A 0 2");
    for (const Metric metric : metrics) expect_known(cut, metric, {});
}

TEST(Levels, a_gate_lets_through_only_a_piece_with_a_target) {
    expect_known(test::drawn("A-..", "A 0 3"), Metric::moves, {.length = 1});
    expect_known(test::drawn("AB-.", "A 0 3"), Metric::moves, {});
    expect_known(test::drawn("AB-.", "A 0 3  B 0 2"), Metric::moves, {});
    expect_known(test::drawn("AB-.", "A 0 2  B 0 3"), Metric::steps, {.length = 4});
}

TEST(Levels, need_at_most_16_bytes_a_state_on_4x5) {
    int found = 0;
    for (const Level& level : test::all_levels()) {
        if (level.extent != Extent{5, 4}) continue;
        for (const Metric metric : metrics) {
            noyes::Run run;
            const Stats stats = shortest(level, metric, run).stats;
            EXPECT_LE(stats.memory_bytes, 16 * stats.peak_stored) << level.id;
            ++found;
        }
    }
    EXPECT_EQ(found, 3 * 30);
}

TEST(Levels, are_given_up_at_the_limits) {
    const Level& level = test::level("gnome-shark");
    noyes::Run small(Limits{.memory = 1u << 20});
    EXPECT_EQ(shortest(level, Metric::moves, small).outcome, search::Outcome::halted);
    EXPECT_EQ(small.halt(), Halt::memory_limit);
    EXPECT_LE(small.peak_memory(), 1u << 20);
    EXPECT_EQ(small.memory(), 0u);
    noyes::Run few(Limits{.nodes = 1000});
    EXPECT_EQ(shortest(level, Metric::moves, few).outcome, search::Outcome::halted);
    EXPECT_EQ(few.halt(), Halt::node_limit);
}

// 19x19 with 58 pieces, and 22x17 with 68: no shortest solution is known, but one can be begun.
TEST(Levels, of_several_hundred_cells_are_searched_until_the_limit) {
    for (const char* id : {"gnome-ithaca", "gnome-sunshine"}) {
        noyes::Run run(Limits{.nodes = 20'000});
        const Shortest found = shortest(test::level(id), Metric::moves, run);
        EXPECT_EQ(run.halt(), Halt::node_limit) << id;
        EXPECT_GT(found.lower_bound, 1) << id;
    }
}

}  // namespace
}  // namespace noyes::blocks
