// Levels as text: records with a grid, and two codes in one word.
//
//   [level]             rush       BBBCDEFGGCDEF.AADEHHI....JI.KK.JLLMM   6x6, one letter a cell
//   id: hrd-01          Klotski    1A9BF0C                                4x5, two bits a piece
//   grid:
//   BAAC    . empty, # wall, - gate, anything else a piece
//   BAAC
//   DFFE
//   DGHE
//   I..J
//   end
//   goal: A 3 1         piece, row and column of its corner, from 0; more of them may follow
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/blocks/level.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::blocks {

// All records of a text. The error has the line and column of what is wrong.
Expected<std::vector<Level>> parse_levels(std::string_view text);

// The record with that id, or the first; the others have to be right, too.
Expected<Level> parse_level(std::string_view text, std::string_view id = {});

// The record, as it is read back.
std::string to_text(const Level& level);
// Its grid alone, each row with a newline.
std::string to_grid(const Level& level);

// Rush Hour boards as in Fogleman's database: 36 characters, row by row; 'o' or '.' is empty, 'x' a
// wall, every letter a car. Car A has to reach the right edge of its row.
Expected<Level> parse_rush(std::string_view word);
// Nothing if the level is no such board.
std::optional<std::string> to_rush(const Level& level);

// 4x5 Klotski in 7 to 9 hexadecimal digits, as collected by dnomd343. The first is the corner of
// the 2x2 block. The others have two bits for each cell that is not covered yet, row by row:
//   00 empty, 01 lying 1x2, 10 standing 2x1, 11 a single cell
Expected<Level> parse_klotski(std::string_view word);
std::optional<std::string> to_klotski(const Level& level);

}  // namespace noyes::blocks
