#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/solvability.hpp>

#include "json_of.hpp"
#include "read_puzzle.hpp"
#include "requests.hpp"

namespace noyes::web {

namespace {

Reply level_reply(const blocks::Level& level) {
    return Json{{"kind", "blocks"}, {"level", json_of(level)}};
}

}  // namespace

// `text`; a board first, then a level. Where both fail, the error is the board's unless the text
// looks like a level.
Reply parse(const Arguments& in) {
    const Expected<std::string> text = in.text("text");
    if (!text) return text.error();
    const Expected<tiles::Board> board = tiles::parse_board(*text);
    if (board) return Json{{"kind", "tiles"}, {"board", json_of(*board)}};
    const Expected<blocks::Level> level = read_level(*text);
    if (level) return level_reply(*level);
    const bool is_level = board.error().code == tiles::code::block_level;
    return is_level ? level.error() : board.error();
}

}  // namespace noyes::web
