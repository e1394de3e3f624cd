// Boards and moves as text: every form people use, read without being told which, and written.
//
//   rows     3 3      line     1 2 3 / 4 5 6 / 7 8 0      word     123456780 (3x3),
//            1 2 3    commas   1,2,3,4,5,6,7,8,0                   123456789ABCDEF0 (4x4)
//            4 5 6    json     {"rows":3,"cols":3,         letters  ABCDEFGH0 (squares to 5x5)
//            7 8 0              "tiles":[1,2,3,...]}
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/tiles/board.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::tiles {

// Reads any of the forms above. The error has the line and column of what is wrong.
Expected<Board> parse_board(std::string_view text);

// Right-aligned rows, without the size: what people read. Each ends with a newline.
std::string to_rows(const Board& board);
// "1 2 3 / 4 5 6 / 7 8 0"
std::string to_line(const Board& board);
// One digit a tile; nothing where the board is not 3x3 (digits) or 4x4 (hexadecimal).
std::optional<std::string> to_word(const Board& board);
// 0 is the blank, A is 1; nothing where the board is not a square of at most 5x5.
std::optional<std::string> to_letters(const Board& board);
// {"rows":3,"cols":3,"tiles":[...]}
std::string to_json(const Board& board);

// "3x4", or "4" for 4x4; the error has no place.
Expected<Extent> parse_extent(std::string_view text);
std::string to_text(Extent extent);  // "3x4"

// How moves are written.
enum class Notation : std::uint8_t {
    blank,    // the blank's direction: "ULLD"
    tile,     // the tile's direction: "DRRU"
    numbers,  // the tiles pushed: "5 2 3 6"
    words,    // a line each, with its newline: "Step 0: Move 0 to left"
};

// Letters of either case with optional counts ("URD2L"), white space between them allowed. With
// Notation::numbers the board is needed to find the tiles; `words` cannot be read back.
Expected<std::vector<Direction>> parse_moves(std::string_view text, Notation notation,
                                             const Board& start);
std::string to_text(const std::vector<Direction>& moves, Notation notation, const Board& start);

}  // namespace noyes::tiles
