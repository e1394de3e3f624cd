#include "play_words.hpp"
#include "tile_terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace noyes::cli {

namespace {

std::optional<tiles::Tile> tile_of_word(std::string_view word) {
    tiles::Tile tile = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), tile);
    const bool number = error == std::errc() && end == word.data() + word.size();
    return number ? std::optional(tile) : std::nullopt;
}

Grasp<tiles::Direction> pushing(const game::TilePlay& rules, const tiles::Board& board,
                                tiles::Tile tile) {
    if (tile == 0 || tile >= board.extent().cells())
        return {.refusal = fmt::format("There is no tile {}.", tile)};
    const auto cell = std::ranges::find(board.tiles(), tile) - board.tiles().begin();
    return {rules.push(board, static_cast<tiles::Cell>(cell)), fmt::format("{} is pushed.", tile),
            fmt::format("{} is neither in the gap's row nor in its column.", tile)};
}

}  // namespace

std::optional<Grasp<tiles::Direction>> TileHand::press(const Play& /*rules*/,
                                                       const tiles::Board& /*board*/,
                                                       const io::Key& key) const {
    const std::optional<Arrow> arrow = arrow_of(key);
    if (!arrow) return std::nullopt;
    const auto shown = static_cast<tiles::Direction>(*arrow);
    // A tile comes the other way than the blank goes.
    const tiles::Direction way = arrows_ == Arrows::gap ? shown : opposite(shown);
    return Grasp<tiles::Direction>{{way}, {}, "Nothing to push that way."};
}

std::optional<Grasp<tiles::Direction>> TileHand::read(const Play& rules, const tiles::Board& board,
                                                      std::string_view word) const {
    if (const auto tile = tile_of_word(word)) return pushing(rules, board, *tile);
    const std::optional<io::Key> key = key_of_word(word);
    return key ? press(rules, board, *key) : std::nullopt;
}

KeyWords TileHand::key_words() const {
    const bool gap = arrows_ == Arrows::gap;
    return {.moving = gap ? "arrows move the gap" : "arrows push a tile",
            .how_to_move = {gap ? "arrows  move the gap" : "arrows  push a tile into the gap",
                            "W A S D, H J K L  the same: up left down right, left down up right"},
            .fresh = "a new board",
            .marks = "A mark behind a number: the tile is at home. An arrow: push it there."};
}

const std::string_view Terminal<TileFace>::words_help =
    "A number pushes that tile, and all between it and the gap.\n"
    "up, down, left, right push the tile that can go that way; w a s d and h j k l do, too.\n"
    "undo, redo, restart; tip (again for more); view the solution; lesson tells\n"
    "how to go on by hand; goal; new for a new board;\n"
    "save FILE, open FILE; scores; board or an empty line reads the board, 0 is the gap; leave.\n"
    "Several on one line work: 7 8 up undo.\n";

Drawing Terminal<TileFace>::draw(const game::TilePlay& rules, const tiles::Board& state,
                                 const Look& look, Room room, const Hand* /*hand*/,
                                 std::optional<tiles::Direction> pointer) {
    std::optional<Pointer> arrow;
    if (pointer)
        arrow = Pointer{neighbour(state.extent(), state.blank(), *pointer), opposite(*pointer)};
    return cli::draw(state, rules.goal(), look, room, arrow);
}

}  // namespace noyes::cli
