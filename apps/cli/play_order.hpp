// What `noyes play` is asked to do: the options as typed, and the order they make.
#pragma once

#include <noyes/game/game.hpp>
#include <noyes/game/tile_play.hpp>

#include "board_drawing.hpp"
#include "command_options.hpp"
#include "failure.hpp"
#include "source.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace noyes::cli {

using TileGame = game::Game<game::TilePlay>;

struct PlayOptions {
    BoardOptions board{};
    std::optional<std::string> goal{};
    std::optional<std::uint64_t> seed{};
    std::optional<std::string> walk{};
    std::optional<std::string> distance{};
    std::string arrows{"tile"};
    std::string load{};
    bool go_on = false;
    bool plain = false;
    bool no_tips = false;
};

void add_play_options(CLI::App& app, PlayOptions& options);

// What the arrow keys, and the letters that stand for them, move.
enum class Arrows : std::uint8_t { tile, gap };

struct PlayOrder {
    TileGame game;
    std::optional<std::uint64_t> seed{};  // of a board that was drawn
    Draw draw{};
    Arrows arrows = Arrows::tile;
    bool plain = false;
    bool tips = true;
    bool keeps = true;  // games and scores in the user's files: a person plays
};

Attempt<PlayOrder> read_play_order(const PlayOptions& options);

// A new board, by its seed.
Attempt<TileGame> drawn_game(const game::TilePlay& rules, std::uint64_t seed, const Draw& draw);

// A board of one's own: an error if it is too large to be played or cannot reach the goal.
Attempt<TileGame> game_of(tiles::Board board, game::TilePlay rules);

// A game that `save` wrote. `name` stands in messages.
Attempt<TileGame> parse_game(std::string_view text, const std::string& name);

// Where the game that was left last is kept; nothing if the user has no home.
std::optional<std::string> unfinished_path();

}  // namespace noyes::cli
