#include <noyes/catalog/board_at.hpp>
#include <noyes/game/codes.hpp>
#include <noyes/game/scramble.hpp>
#include <noyes/game/tile_solver.hpp>
#include <noyes/io/large_pages.hpp>
#include <noyes/tiles/shuffle.hpp>

#include "board_drawing.hpp"
#include "limits.hpp"

#include <chrono>
#include <utility>

namespace noyes::play {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

Goal goal_of(const game::TilePlay& rules) {
    const std::string key = rules.key();
    const tiles::NamedGoal* named = tiles::find_goal(key.substr(key.rfind(' ') + 1));
    return {rules.goal(), named != nullptr ? named->about.name : std::string_view()};
}

Attempt<tiles::Board> one_of_all(const game::TilePlay& rules, const MoveRange& range,
                                 Random& random) {
    const Attempt<std::vector<tiles::DistantBoard>> boards = distant_boards(range, goal_of(rules));
    if (!boards) return boards.error();
    return (*boards)[static_cast<std::size_t>(random.below(boards->size()))].board;
}

Attempt<tiles::Board> on_a_shortest_way(const game::TilePlay& rules, Cost distance,
                                        Random& random) {
    io::LargePages pages;
    const Expected<std::optional<tiles::Board>> board =
        catalog::board_at({.goal = rules.goal(), .distance = distance, .memory = &pages}, random);
    if (!board) return Failure{board.error()};
    return **board;
}

// Boards that are too large to be solved wherever they are drawn are found near the goal, by walks
// that get longer until one leads far enough.
Attempt<tiles::Board> by_walks(const game::TilePlay& rules, Cost distance, Random& random) {
    constexpr auto patience = 30s;
    const auto length = static_cast<std::size_t>(distance);
    const auto end = Clock::now() + patience;
    io::LargePages pages;
    game::TileSolver solver{.limits = usual_limits(), .insist_on_optimum = true, .memory = &pages};
    std::size_t walks = 0;
    while (walks < game::scrambles_tried && Clock::now() < end) {
        ++walks;
        tiles::Board board = tiles::walked(rules.goal(), length * walks, random);
        solver.limits.time = end - Clock::now();
        const auto advice = solver(rules, board);
        if (!advice) return Failure{advice.error()};
        if (auto found = game::on_the_way(rules, std::move(board), length, *advice))
            return *std::move(found);
    }
    return Failure{
        {.code = game::code::none_so_far, .numbers = {distance, static_cast<std::int64_t>(walks)}}};
}

Attempt<tiles::Board> distant_board(const game::TilePlay& rules, const MoveRange& range,
                                    Random& random) {
    const tiles::Extent extent = rules.goal().extent();
    if (tiles::distances_are_known(extent)) return one_of_all(rules, range, random);
    const auto choices = static_cast<std::uint64_t>(range.most - range.least) + 1;
    const Cost distance = range.least + static_cast<Cost>(random.below(choices));
    return catalog::can_draw_at_distance(extent) ? on_a_shortest_way(rules, distance, random)
                                                 : by_walks(rules, distance, random);
}

}  // namespace

Attempt<tiles::Board> drawn_board(const game::TilePlay& rules, std::uint64_t seed,
                                  const Draw& draw) {
    Random random(seed);
    if (draw.walk) return tiles::walked(rules.goal(), *draw.walk, random);
    if (draw.distance) return distant_board(rules, *draw.distance, random);
    return rules.scrambled(random);
}

}  // namespace noyes::play
