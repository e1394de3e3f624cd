#include <noyes/blocks/numbered_puzzle.hpp>

#include <noyes/blocks/join_moves.hpp>
#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/shortest.hpp>
#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/width.hpp>
#include <noyes/search/sorted_layers.hpp>

#include "component.hpp"
#include "levels.hpp"

#include <set>

namespace noyes::blocks {
namespace {

// Klotski, walls and a gate, pieces of many kinds, Rush Hour.
constexpr std::array small{"hrd-01",     "hrd-34",    "gnome-only-18-steps",
                           "gnome-bone", "layton-01", "rush-beginner"};

const Level& some_level(std::string_view id) { return test::level(id); }

TEST(NumberedPuzzle, numbers_every_state_of_a_component_differently) {
    for (const char* id : small) {
        SCOPED_TRACE(id);
        with_numbered_puzzle(some_level(id), Metric::steps,
                             []<std::size_t Words>(const NumberedPuzzle<Words>& puzzle) {
                                 ASSERT_TRUE(puzzle.fits());
                                 const test::Component<Words> component(puzzle);
                                 std::set<std::uint64_t> numbers;
                                 auto state = puzzle.start();
                                 for (std::size_t i = 0; i < component.size(); ++i) {
                                     const std::uint64_t number = puzzle.number(component.state(i));
                                     EXPECT_TRUE(numbers.insert(number).second);
                                     puzzle.set_number(state, number);
                                     ASSERT_EQ(component.key(state),
                                               component.key(component.state(i)));
                                     ASSERT_EQ(state.taken, component.state(i).taken);
                                 }
                             });
    }
}

// A has two places, the three pieces of one cell share the three or four cells that it leaves:
// 2 * C(4, 3) numbers at most.
TEST(NumberedPuzzle, counts_pieces_of_one_cell_among_the_cells_that_others_leave) {
    const NumberedPuzzle<1> puzzle(test::drawn("BAA\n.CD", "A 0 0"), Metric::steps);
    const test::Component<1> component(puzzle);
    for (std::size_t i = 0; i < component.size(); ++i)
        EXPECT_LT(puzzle.number(component.state(i)), 4u * 4u);
}

TEST(NumberedPuzzle, says_when_64_bits_are_not_enough) {
    with_numbered_puzzle(some_level("gnome-sunshine"), Metric::steps,
                         [](const auto& puzzle) { EXPECT_FALSE(puzzle.fits()); });
}

TEST(NumberedPuzzle, sorted_search_finds_what_breadth_first_search_finds) {
    for (const char* id : small) {
        const Level& level = some_level(id);
        for (const Metric metric : metrics) {
            noyes::Run run;
            const Shortest expected = shortest(level, metric, run);
            with_numbered_puzzle(level, metric, [&](const auto& puzzle) {
                search::Unobserved nobody;
                const auto found = search::Sorted::search(puzzle, nobody, run);
                EXPECT_EQ(found.outcome, expected.outcome);
                EXPECT_EQ(found.cost, expected.cost);
                EXPECT_EQ(leads_to_goal(level, tell(level, puzzle, found.path), metric),
                          expected.outcome == search::Outcome::solved);
            });
        }
    }
}

std::string joined_text(std::string_view steps, Metric metric) {
    const Level level = test::drawn("A.B\n...");
    return to_text(joined(*parse_moves(steps, level), metric));
}

TEST(JoinMoves, joins_steps_of_one_piece) {
    const char* const steps = "A:R A:R A:D B:D A:L A:L";
    EXPECT_EQ(joined_text(steps, Metric::moves), "A:RRD B:D A:LL");
    EXPECT_EQ(joined_text(steps, Metric::straight), "A:RR A:D B:D A:LL");
    EXPECT_EQ(joined_text(steps, Metric::steps), steps);
}

}  // namespace
}  // namespace noyes::blocks
