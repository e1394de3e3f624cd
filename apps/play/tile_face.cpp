#include <noyes/base/lines.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/solvability.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "goal_choice.hpp"
#include "lesson_text.hpp"
#include "say.hpp"
#include "source.hpp"
#include "tile_face.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace noyes::play {

namespace {

constexpr std::uint32_t most_side = 20;   // beyond that nobody plays
constexpr std::uint32_t small_cells = 9;  // solved before anybody could notice a first, longer way

// The goal that is being played, on a board of another size the one of the same name.
game::TilePlay rules_for(tiles::Extent extent, const game::TilePlay& rules) {
    if (rules.goal().extent() == extent) return rules;
    const std::string key = rules.key();
    const tiles::NamedGoal* named = tiles::find_goal(key.substr(key.rfind(' ') + 1));
    return game::TilePlay((named != nullptr ? *named : tiles::named_goals().front()).board(extent));
}

}  // namespace

Attempt<TileFace::Game> TileDeal::next(const game::TilePlay& rules) {
    seed = seed.value_or(0) + 1;
    return drawn_game(rules, *seed, draw);
}

std::vector<const char*> TileFace::algorithms(const State& state) {
    if (state.extent().cells() <= small_cells) return {"auto"};
    return {"layers", "auto"};
}

std::string TileFace::title(const Play& rules, const Deal& deal, const Words& words) {
    const std::string key = rules.key();
    std::string kind = key.substr(key.find(' ') + 1);
    if (!deal.seed) return kind;
    return say(words, "play-title-seed", {{"kind", kind}, {"seed", std::to_string(*deal.seed)}});
}

std::string TileFace::mover(const Play& /*rules*/, const State& before, Step step) {
    return std::to_string(before.tile(neighbour(before.extent(), before.blank(), step)));
}

std::string TileFace::spoken(const Play& /*rules*/, const State& after, std::span<const Step> move,
                             const Words& words) {
    return spoken_move(after, move.back(), words);
}

std::string TileFace::move_text(const Play& /*rules*/, std::span<const Step> move) {
    return {tiles::letter(move.front())};
}

std::string TileFace::rows(const Play& /*rules*/, const State& state) {
    return tiles::to_rows(state);
}

std::vector<std::string> TileFace::goal_lines(const Play& rules, const Words& words) {
    std::vector<std::string> lines{say(words, "play-goal")};
    const std::string text = tiles::to_rows(rules.goal());
    for (std::string_view rest = text; !rest.empty();) lines.emplace_back(take_line(rest));
    return lines;
}

std::vector<std::string> TileFace::lessons(const Game& game, const Words& words) {
    return lesson_lines(game.state(), game.rules().goal(), words);
}

Attempt<TileFace::Game> TileFace::begin_with(std::string_view text, const std::string& name,
                                             const Play& rules) {
    Attempt<tiles::Board> board = parse_board(Source{name, std::string(text)});
    if (!board) return board.error();
    game::TilePlay fitting = rules_for(board->extent(), rules);
    return game_of(*std::move(board), std::move(fitting));
}

std::optional<Failure> TileFace::unplayable(const Game& game) {
    return too_large_to_play(game.state().extent());
}

std::optional<Failure> too_large_to_play(tiles::Extent extent) {
    if (std::max(extent.rows, extent.columns) <= most_side) return std::nullopt;
    return Failure{
        {.code = code::too_large_to_play, .numbers = {extent.rows, extent.columns, most_side}}};
}

Attempt<TileFace::Game> drawn_game(const game::TilePlay& rules, std::uint64_t seed,
                                   const Draw& draw) {
    Attempt<tiles::Board> board = drawn_board(rules, seed, draw);
    if (!board) return board.error();
    return TileFace::Game(rules, *std::move(board));
}

Attempt<TileFace::Game> game_of(tiles::Board board, game::TilePlay rules) {
    if (const auto failure = too_large_to_play(board.extent())) return *failure;
    if (tiles::solvability(board, rules.goal()).solvable)
        return TileFace::Game(std::move(rules), std::move(board));
    Failure failure{{.code = code::no_way_to_goal}};
    const auto others = reachable_goals(board);
    if (!others.empty())
        failure.advice = fmt::format("it has a solution for --goal {}", others.front());
    return failure;
}

std::string spoken_move(const tiles::Board& after, tiles::Direction way, const Words& words) {
    // Of the tile, which goes the other way than the blank; in the order of tiles::Direction.
    constexpr std::array<std::string_view, 4> tile_ways{"play-down", "play-right", "play-left",
                                                        "play-up"};
    const tiles::Cell cell = neighbour(after.extent(), after.blank(), opposite(way));
    return say(words, "play-goes",
               {{"piece", std::to_string(after.tile(cell))},
                {"way", say(words, tile_ways[static_cast<std::size_t>(way)])}});
}

}  // namespace noyes::play
