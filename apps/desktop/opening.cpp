#include <apps/play/block_face.hpp>
#include <apps/play/codes.hpp>
#include <apps/play/daily.hpp>
#include <apps/play/goal_choice.hpp>
#include <apps/play/level_source.hpp>
#include <apps/play/play_files.hpp>
#include <apps/play/seed.hpp>
#include <apps/play/source.hpp>
#include <apps/play/start.hpp>
#include <apps/play/tile_face.hpp>
#include <noyes/io/input.hpp>
#include <noyes/tiles/text.hpp>

#include "block_look.hpp"
#include "game_screen.hpp"
#include "game_screens.hpp"
#include "opening.hpp"
#include "tile_look.hpp"
#include "wish_options.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::desktop {

namespace {

using play::Attempt;
using play::BlockFace;
using play::Failure;
using play::TileFace;

template <class Face>
Opening playing(play::Start<Face> start, bool continued = false) {
    return [start = std::move(start), continued](Desk& desk) {
        desk.open(screen_for(desk, start, continued));
    };
}

// The solution is played; the game lies below.
template <class Face>
Opening solving(play::Start<Face> start, play::SearchWish wish) {
    return [start = std::move(start), wish = std::move(wish)](Desk& desk) {
        auto screen = std::make_unique<GameScreen<Face>>(desk, start);
        Solving<Face>& solving = screen->solving();
        desk.open(std::move(screen));
        solving.search(wish);
    };
}

template <class Face>
Attempt<Opening> opened(const Options& options, play::Start<Face> start) {
    if (!options.solve) return playing(std::move(start));
    Attempt<play::SearchWish> wish = read_wish(options, play::offer_for(start.game.rules()));
    if (!wish) return wish.error();
    return solving(std::move(start), *std::move(wish));
}

Attempt<Opening> drawn(const Options& options, tiles::Extent extent) {
    if (auto failure = play::too_large_to_play(extent)) return *failure;
    const Attempt<play::Goal> goal = play::read_goal(options.goal, extent, false);
    if (!goal) return goal.error();
    const std::uint64_t seed = play::seed_or_new(options.seed);
    Attempt<TileFace::Game> game = play::drawn_game(game::TilePlay(goal->board), seed, {});
    if (!game) return game.error();
    return opened<TileFace>(options, {.game = *std::move(game), .deal = {seed, {}}});
}

Attempt<Opening> given(const Options& options, const play::Source& source) {
    Attempt<tiles::Board> board = play::parse_board(source);
    if (!board) return board.error();
    const Attempt<play::Goal> goal = play::read_goal(options.goal, board->extent(), false);
    if (!goal) return goal.error();
    Attempt<TileFace::Game> game = play::game_of(*std::move(board), game::TilePlay(goal->board));
    if (!game) return game.error();
    return opened<TileFace>(options, {.game = *std::move(game)});
}

Attempt<Opening> level(const Options& options, const Attempt<play::ChosenLevel>& chosen) {
    if (!chosen) return chosen.error();
    const Attempt<blocks::Metric> metric = play::read_metric(options.metric);
    if (!metric) return metric.error();
    Attempt<BlockFace::Game> game = play::game_of(chosen->level, *metric);
    if (!game) return game.error();
    return opened<BlockFace>(options, {.game = *std::move(game)});
}

Attempt<Opening> continued() {
    const std::optional<std::string> path = play::unfinished_path();
    if (!path || !io::exists(*path)) return Failure{{.code = play::code::nothing_to_continue}};
    const Expected<std::string> text = io::read_file(*path);
    if (!text) return Failure{text.error()};
    Attempt<BlockFace::Game> level = play::parse_game<BlockFace>(*text, *path);
    if (level) return playing<BlockFace>({.game = *std::move(level)}, true);
    Attempt<TileFace::Game> game = play::parse_game<TileFace>(*text, *path);
    if (!game) return game.error();
    return playing<TileFace>({.game = *std::move(game)}, true);
}

Attempt<Opening> of_size(const Options& options, const std::string& size) {
    const Expected<tiles::Extent> extent = tiles::parse_extent(size);
    if (!extent) return Failure{extent.error(), "--size"};
    return drawn(options, *extent);
}

Attempt<Opening> of_today(const Options& options) {
    Options daily = options;
    daily.goal = play::daily_goal;
    daily.seed = play::daily_seed(play::today());
    return of_size(daily, play::daily_size);
}

Attempt<Opening> like_the_last(const Options& options, const Preferences& preferences) {
    Options same = options;
    if (!same.goal && !preferences.goal.empty()) same.goal = preferences.goal;
    const Attempt<Opening> drawn = of_size(same, preferences.size);
    return drawn ? drawn : of_size(options, Preferences().size);
}

// A game that was left last and cannot be read must not be overwritten by the next one that is
// left.
Opening without_damaged(const Error& error, Opening opening) {
    return [error, opening = std::move(opening)](Desk& desk) {
        desk.note_trouble(play::set_aside(*play::unfinished_path(), error, desk.words()));
        opening(desk);
    };
}

// Nothing was asked for: the game that was left last, else one like the last.
Attempt<Opening> usual(const Options& options, const Preferences& preferences) {
    if (options.goal || options.seed) return like_the_last(options, preferences);
    Attempt<Opening> left = continued();
    if (left) return left;
    Attempt<Opening> other = like_the_last(options, preferences);
    const bool damaged = left.error().error.code != play::code::nothing_to_continue;
    return other && damaged ? without_damaged(left.error().error, *std::move(other)) : other;
}

}  // namespace

Attempt<Opening> opening_for(const Options& options, const Preferences& preferences) {
    if (options.go_on) return continued();
    if (options.daily) return of_today(options);
    if (options.level) return level(options, play::shipped_level(*options.level));
    if (options.size) return of_size(options, *options.size);
    if (options.words.empty()) return usual(options, preferences);
    const std::string argument = fmt::format("{}", fmt::join(options.words, " "));
    if (const auto extent = tiles::parse_extent(argument); extent && !io::exists(argument))
        return drawn(options, *extent);
    const Attempt<play::Source> source = play::read_source(argument);
    if (!source) return source.error();
    if (play::is_level(source->text)) return level(options, play::parse_level(*source, {}));
    return given(options, *source);
}

}  // namespace noyes::desktop
