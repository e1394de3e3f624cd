// Games for tests, written down shortly.
#pragma once

#include <noyes/game/game.hpp>
#include <noyes/game/tile_play.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include <string_view>
#include <vector>

namespace noyes::test {

using namespace std::chrono_literals;
using game::TilePlay;
using TileGame = game::Game<TilePlay>;
using tiles::Board;
using tiles::Direction;
using Steps = std::vector<Direction>;

inline Board board(std::string_view text) { return tiles::parse_board(text).value(); }

inline TilePlay rules(std::string_view goal, tiles::Extent extent) {
    return TilePlay(tiles::find_goal(goal)->board(extent));
}

inline TileGame game_of(std::string_view start, std::string_view goal = "blank-last") {
    const Board first = board(start);
    return {rules(goal, first.extent()), first};
}

// Where the blank goes: "RRD".
inline Steps steps(std::string_view letters, const Board& board) {
    return tiles::parse_moves(letters, tiles::Notation::blank, board).value();
}

// One step at a time, a second apart from each other.
inline void play(TileGame& game, std::string_view letters, Moment now = 0s) {
    for (const Direction step : steps(letters, game.state())) {
        game.step(step, now);
        now += 1s;
    }
}

}  // namespace noyes::test
