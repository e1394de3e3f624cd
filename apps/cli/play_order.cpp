#include <noyes/game/load.hpp>
#include <noyes/io/codes.hpp>
#include <noyes/io/input.hpp>
#include <noyes/io/quantity.hpp>
#include <noyes/io/user_files.hpp>
#include <noyes/tiles/solvability.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "goal_choice.hpp"
#include "play_order.hpp"
#include "quantity_option.hpp"
#include "seed.hpp"
#include "suggestion.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace noyes::cli {

namespace {

constexpr std::uint32_t most_side = 20;  // beyond that nobody plays
constexpr tiles::Extent usual_extent{4, 4};

constexpr const char* examples = R"(Examples:
  noyes play                       a random 15-puzzle
  noyes play 3x3 --seed 7          the same board every time
  noyes play 4x4 --walk 20         near the goal, for a start
  noyes play 4x4 --distance 30     thirty moves, if they are the best
  noyes play "1 2 3 / 4 0 6 / 7 5 8"
  noyes play --continue            the game that was left last
  noyes play 3x3 --plain           lines of words: for screen readers and pipes

Keys: arrows, WASD or HJKL push a tile; u undo, r redo, t a tip, v view the
solution, e explain how to solve it by hand, n new game, b begin again, f save,
o open, i scores, ? all keys, q or Esc leave. After a game it tells where moves
were lost. A game that is left is kept for --continue. Without a terminal,
or on one that cannot move its cursor, --plain is used by itself.

Exit codes: 0 left, 1 the board has no solution, 2 bad input, 3 ended by a signal,
4 out of a resource, 130 ended by Ctrl-C.)";

constexpr std::array<std::string_view, 2> arrow_names{"tile", "gap"};  // as in Arrows

std::optional<Failure> clashing(const PlayOptions& options) {
    const bool board = !options.board.words.empty() || !options.board.file.empty();
    Error error{.code = code::not_together};
    if (options.go_on && !options.load.empty()) error.text = "--continue and --load";
    else if (board && options.go_on) error.text = "a board and --continue";
    else if (board && !options.load.empty()) error.text = "a board and --load";
    else if ((options.go_on || !options.load.empty()) && options.goal)
        error.text = "--goal and a saved game";
    else if (options.walk && options.distance) error.text = "--walk and --distance";
    else return std::nullopt;
    return Failure{error};
}

Attempt<TileGame> load_game(const std::string& path) {
    Expected<std::string> text = io::read_file(path);
    if (!text) return Failure{text.error()};
    return parse_game(*text, path);
}

Attempt<TileGame> continued_game() {
    const std::optional<std::string> path = unfinished_path();
    if (!path || !io::exists(*path)) return Failure{{.code = code::nothing_to_continue}};
    return load_game(*path);
}

// The size of a board to be drawn, if none is given.
std::optional<tiles::Extent> wanted_extent(const BoardOptions& board) {
    if (board.words.empty() && board.file.empty()) return usual_extent;
    if (board.words.size() != 1 || !board.file.empty() || io::exists(board.words[0]))
        return std::nullopt;
    const Expected<tiles::Extent> extent = tiles::parse_extent(board.words[0]);
    return extent ? std::optional(*extent) : std::nullopt;
}

std::optional<Failure> too_large(tiles::Extent extent) {
    if (std::max(extent.rows, extent.columns) <= most_side) return std::nullopt;
    return Failure{
        {.code = code::too_large_to_play, .numbers = {extent.rows, extent.columns, most_side}}};
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

Attempt<PlayOrder> draw_order(const PlayOptions& options, tiles::Extent extent) {
    if (const auto failure = too_large(extent)) return *failure;
    Attempt<Goal> goal = read_goal(options.goal, extent, false);
    if (!goal) return goal.error();
    Attempt<Draw> draw = read_draw(options);
    if (!draw) return draw.error();
    const std::uint64_t seed = seed_or_new(options.seed);
    Attempt<TileGame> game = drawn_game(game::TilePlay(goal->board), seed, *draw);
    if (!game) return game.error();
    return PlayOrder{*std::move(game), seed, *std::move(draw)};
}

Attempt<PlayOrder> board_order(const PlayOptions& options) {
    Attempt<tiles::Board> board = read_board(options.board);
    if (!board) return board.error();
    Attempt<Goal> goal =
        read_goal(options.goal, board->extent(), uses_standard_input(options.board));
    if (!goal) return goal.error();
    Attempt<TileGame> game = game_of(*std::move(board), game::TilePlay(goal->board));
    if (!game) return game.error();
    return PlayOrder{*std::move(game)};
}

Attempt<PlayOrder> begun_order(const PlayOptions& options) {
    if (options.go_on || !options.load.empty()) {
        Attempt<TileGame> game = options.go_on ? continued_game() : load_game(options.load);
        if (!game) return game.error();
        return PlayOrder{*std::move(game)};
    }
    if (const auto extent = wanted_extent(options.board)) return draw_order(options, *extent);
    return board_order(options);
}

}  // namespace

void add_play_options(CLI::App& app, PlayOptions& options) {
    add_option(app, "board", options.board.words,
               "A size such as 3x4 (4x4 by default), a file, - for standard input, or a board")
        .type_name("ROWSxCOLS|FILE|-|BOARD");
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
    add_footer(app, examples);
}

Attempt<PlayOrder> read_play_order(const PlayOptions& options) {
    if (const auto clash = clashing(options)) return *clash;
    const auto arrows = std::ranges::find(arrow_names, options.arrows);
    if (arrows == arrow_names.end())
        return not_in_list(code::unknown_value, options.arrows, "--arrows", arrow_names);
    Attempt<PlayOrder> order = begun_order(options);
    if (!order) return order.error();
    order->arrows = static_cast<Arrows>(arrows - arrow_names.begin());
    order->plain = options.plain;
    order->tips = !options.no_tips;
    return order;
}

Attempt<TileGame> drawn_game(const game::TilePlay& rules, std::uint64_t seed, const Draw& draw) {
    Attempt<tiles::Board> board = drawn_board(rules, seed, draw);
    if (!board) return board.error();
    return TileGame(rules, *std::move(board));
}

Attempt<TileGame> game_of(tiles::Board board, game::TilePlay rules) {
    if (const auto failure = too_large(board.extent())) return *failure;
    if (tiles::solvability(board, rules.goal()).solvable)
        return TileGame(std::move(rules), std::move(board));
    Failure failure{{.code = code::no_way_to_goal}};
    const auto others = reachable_goals(board);
    if (!others.empty())
        failure.advice = fmt::format("it has a solution for --goal {}", others.front());
    return failure;
}

Attempt<TileGame> parse_game(std::string_view text, const std::string& name) {
    Expected<TileGame> game = game::load<game::TilePlay>(text);
    if (!game) return Failure{game.error(), name};
    if (const auto failure = too_large(game->state().extent())) return *failure;
    return *std::move(game);
}

std::optional<std::string> unfinished_path() { return io::user_file("unfinished-game"); }

}  // namespace noyes::cli
