// Which bits of a state's key belong to which kind of pieces.
//
//   one piece        its place, from 1 on, as a number
//   several pieces   one bit for each place: set if a piece stands there, whichever it is
//
// So the key of a state is the sum (or the exclusive or) of what its pieces contribute, a move
// changes it by two of these, and it is never zero: somebody has a target and is a kind of one
// piece.
//
//   4x5 Klotski   | A: 4 | B C D E: 16 | F: 4 | G H I J: 20 |   44 bits
#pragma once

#include <noyes/blocks/kinds.hpp>

namespace noyes::blocks {

struct KeyField {
    std::size_t shift = 0;
    std::size_t width = 0;
    bool is_number = false;  // else one bit for each place
};

struct KeyLayout {
    std::vector<KeyField> fields{};  // of each kind
    std::size_t bits = 0;
};

// Kinds of which the bits of all places would be more than `most` bits together lose their being
// interchangeable: they are taken apart into kinds of one piece.
KeyLayout lay_out_key(std::vector<Kind>& kinds, std::size_t most);

}  // namespace noyes::blocks
