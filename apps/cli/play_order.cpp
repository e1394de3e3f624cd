#include <apps/play/play_files.hpp>
#include <apps/play/seed.hpp>
#include <apps/play/suggestion.hpp>
#include <noyes/base/lines.hpp>
#include <noyes/io/input.hpp>
#include <noyes/io/quantity.hpp>
#include <noyes/io/user_files.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "goal_option.hpp"
#include "play_order.hpp"
#include "quantity_option.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace noyes::cli {

namespace {

constexpr tiles::Extent usual_extent{4, 4};

constexpr const char* play_examples = R"(Examples:
  noyes play                       a random 15-puzzle
  noyes play 3x3 --seed 7          the same board every time
  noyes play 4x4 --walk 20         near the goal, for a start
  noyes play 4x4 --distance 30     thirty moves, if they are the best
  noyes play "1 2 3 / 4 0 6 / 7 5 8"
  noyes play --level hrd-01        sliding blocks; `noyes list levels` has more
  noyes play --level hrd-01 --metric steps
  noyes play --continue            the game that was left last
  noyes play 3x3 --plain           lines of words: for screen readers and pipes

Keys: arrows, WASD or HJKL push a tile; u undo, r redo, t a tip, v view the
solution, e explain how to solve it by hand, g the goal, n new game, b begin
again, f save, o open, i scores, ? all keys, q or Esc leave. Blocks are chosen
by Tab or their capital letter, then moved by the arrows; there are no lessons
for them. After a game it tells where moves were lost. A game that is left is
kept for --continue. Without a terminal, or on one that cannot move its cursor,
--plain is used by itself.

Exit codes: 0 left, 1 the board or level has no solution, 2 bad input, 3 ended by a signal,
4 out of a resource, 130 ended by Ctrl-C.)";

constexpr std::array<std::string_view, 2> arrow_names{"tile", "gap"};  // as in Arrows

std::optional<Failure> clashing(const PlayOptions& options) {
    const bool board = !options.board.words.empty() || !options.board.file.empty();
    Error error{.code = code::not_together};
    const bool saved = options.go_on || !options.load.empty();
    if (options.go_on && !options.load.empty()) error.text = "--continue and --load";
    else if (board && options.go_on) error.text = "a board and --continue";
    else if (board && !options.load.empty()) error.text = "a board and --load";
    else if (saved && options.goal) error.text = "--goal and a saved game";
    else if (saved && options.level.id) error.text = "--level and a saved game";
    else if (saved && options.level.metric) error.text = "--metric and a saved game";
    else if (options.walk && options.distance) error.text = "--walk and --distance";
    else return std::nullopt;
    return Failure{error};
}

// The first option that was given and makes no sense for a level.
std::string_view tile_option(const PlayOptions& options) {
    if (options.goal) return "--goal";
    if (options.seed) return "--seed";
    if (options.walk) return "--walk";
    if (options.distance) return "--distance";
    if (options.arrows != arrow_names[0]) return "--arrows";
    return {};
}

template <class Face>
Attempt<AnyPlayOrder> resumed(std::string_view text, const std::string& name,
                              typename Terminal<Face>::Hand hand) {
    Attempt<typename Face::Game> game = parse_game<Face>(text, name);
    if (!game) return game.error();
    return AnyPlayOrder(
        PlayOrder<Face>{.start = {.game = *std::move(game)}, .hand = std::move(hand)});
}

Attempt<AnyPlayOrder> load_order(const std::string& path, Arrows arrows) {
    const Expected<std::string> text = io::read_file(path);
    if (!text) return Failure{text.error()};
    std::string_view rest = *text;
    take_line(rest);
    if (take_line(rest) == "puzzle blocks") return resumed<BlockFace>(*text, path, {});
    return resumed<TileFace>(*text, path, TileHand(arrows));
}

Attempt<AnyPlayOrder> continued_order(Arrows arrows) {
    const std::optional<std::string> path = unfinished_path();
    if (!path || !io::exists(*path)) return Failure{{.code = code::nothing_to_continue}};
    return load_order(*path, arrows);
}

// The size of a board to be drawn, if none is given.
std::optional<tiles::Extent> wanted_extent(const BoardOptions& board) {
    if (board.words.empty() && board.file.empty()) return usual_extent;
    if (board.words.size() != 1 || !board.file.empty() || io::exists(board.words[0]))
        return std::nullopt;
    const Expected<tiles::Extent> extent = tiles::parse_extent(board.words[0]);
    return extent ? std::optional(*extent) : std::nullopt;
}

Attempt<Draw> read_draw(const PlayOptions& options) {
    Draw draw;
    if (auto failure = read_quantity(options.walk, "--walk", io::parse_count, draw.walk))
        return *failure;
    if (!options.distance) return draw;
    Attempt<MoveRange> range = read_move_range(*options.distance);
    if (!range) return range.error();
    draw.distance = *std::move(range);
    return draw;
}

Attempt<AnyPlayOrder> draw_order(const PlayOptions& options, tiles::Extent extent, Arrows arrows) {
    if (const auto failure = too_large_to_play(extent)) return *failure;
    Attempt<Goal> goal = read_goal(options.goal, extent, false);
    if (!goal) return goal.error();
    Attempt<Draw> draw = read_draw(options);
    if (!draw) return draw.error();
    const std::uint64_t seed = seed_or_new(options.seed);
    Attempt<TileFace::Game> game = drawn_game(game::TilePlay(goal->board), seed, *draw);
    if (!game) return game.error();
    return AnyPlayOrder(
        PlayOrder<TileFace>{.start = {.game = *std::move(game), .deal = {seed, *std::move(draw)}},
                            .hand = TileHand(arrows)});
}

Attempt<AnyPlayOrder> board_order(const PlayOptions& options, const Source& source, Arrows arrows) {
    Attempt<tiles::Board> board = parse_board(source);
    if (!board) return board.error();
    Attempt<Goal> goal =
        read_goal(options.goal, board->extent(), uses_standard_input(options.board));
    if (!goal) return goal.error();
    Attempt<TileFace::Game> game = game_of(*std::move(board), game::TilePlay(goal->board));
    if (!game) return game.error();
    return AnyPlayOrder(
        PlayOrder<TileFace>{.start = {.game = *std::move(game)}, .hand = TileHand(arrows)});
}

Attempt<AnyPlayOrder> level_order(const PlayOptions& options, ChosenLevel chosen) {
    const std::string_view wrong = tile_option(options);
    if (!wrong.empty()) return Failure{{.code = code::not_for_levels, .text = std::string(wrong)}};
    const Attempt<blocks::Metric> metric = read_metric(options.level.metric);
    if (!metric) return metric.error();
    Attempt<BlockFace::Game> game = game_of(std::move(chosen.level), *metric);
    if (!game) return game.error();
    PlayOrder<BlockFace> order{.start = {.game = *std::move(game)}};
    if (chosen.of > 1)
        order.note = fmt::format("The first of {} levels; --level ID takes another.", chosen.of);
    return AnyPlayOrder(std::move(order));
}

Attempt<AnyPlayOrder> begun_order(const PlayOptions& options, Arrows arrows) {
    if (options.go_on) return continued_order(arrows);
    if (!options.load.empty()) return load_order(options.load, arrows);
    const auto extent = wanted_extent(options.board);
    const bool drawn = extent && !options.level.id;
    if (!drawn) {
        Attempt<PuzzleSource> puzzle = read_puzzle(options.board, options.level.id);
        if (!puzzle) return puzzle.error();
        if (puzzle->level) return level_order(options, *std::move(puzzle->level));
        if (!options.level.metric) return board_order(options, puzzle->source, arrows);
    }
    if (options.level.metric) return Failure{{.code = code::only_for_levels, .text = "--metric"}};
    return draw_order(options, *extent, arrows);
}

}  // namespace

void add_play_options(CLI::App& app, PlayOptions& options) {
    add_option(
        app, "board", options.board.words,
        "A size such as 3x4 (4x4 by default), a file, - for standard input, or a board or level")
        .type_name("ROWSxCOLS|FILE|-|BOARD");
    add_level_options(app, options.level);
    add_goal_option(app, options.goal);
    add_option(app, "--seed", options.seed, "The same random board again").type_name("NUMBER");
    add_option(app, "--walk", options.walk, "A board so many random moves from the goal")
        .type_name("STEPS");
    add_option(app, "--distance", options.distance, "A board of so many moves to the goal, proven")
        .type_name("D|A..B");
    add_option(app, "--arrows", options.arrows,
               "What the arrow keys move: a tile (the default) or the gap")
        .type_name(joined(arrow_names, "|"));
    add_option(app, "--load", options.load, "A game that was saved").type_name("FILE");
    add_flag(app, "--continue", options.go_on, "The game that was left last");
    add_flag(app, "--plain", options.plain,
             "Lines of words instead of a screen: for screen readers and pipes");
    add_flag(app, "--no-tips", options.no_tips, "No tips, no solution and no lessons");
    add_footer(app, play_examples);
}

Attempt<AnyPlayOrder> read_play_order(const PlayOptions& options) {
    if (const auto clash = clashing(options)) return *clash;
    const auto arrows = std::ranges::find(arrow_names, options.arrows);
    if (arrows == arrow_names.end())
        return not_in_list(code::unknown_value, options.arrows, "--arrows", arrow_names);
    Attempt<AnyPlayOrder> order =
        begun_order(options, static_cast<Arrows>(arrows - arrow_names.begin()));
    if (!order) return order.error();
    std::visit([&](auto& one) { one.start.tips = !options.no_tips; }, *order);
    return order;
}

}  // namespace noyes::cli
