// A vertical move of the blank, made by all boards of a block at once.
//
// It turns `columns` tiles of the order by one place: the digits before those places (the lead) and
// after them stay, and the new digits between follow from the old ones alone. So a table of these
// digits says where each chunk - all orders of the tiles after them - comes from, for every lead:
//
//   order   lead | b+0 b+1 ... b+columns-1 | rest          b: the upper one of the blank's cells
//                 <------- turned -------->  chunk
//
// Where the turn reaches the last two tiles, whose order follows from the parity, there are two
// tables, one for leads of each parity. A chunk is either some whole words or a part of a word.
#pragma once

#include <noyes/tiles/enumerate/layout.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace noyes::tiles {

class Turn {
   public:
    // The blank comes from cell `from` to cell `to`, one row up or down.
    Turn(const Ranking& ranking, Cell from, Cell to);

    // Bytes that the tables of such a turn take.
    static std::uint64_t bytes(Extent extent, Cell from, Cell to);

    // For the words of the new block from `first` on: adds to `found` which of the boards in
    // `missing` come from a board in `source`, the old block. Others may be added as well.
    void pull(const Word* source, std::uint64_t first, std::span<const Word> missing,
              std::span<Word> found) const;

   private:
    using Table = std::vector<std::uint32_t>;

    struct Shape {
        Shape(Extent extent, Cell from, Cell to);

        std::uint32_t tiles;   // on the board
        std::uint32_t begin;   // the first place that is turned
        std::uint32_t length;  // how many are
        std::uint32_t lead;    // places before the group
        std::uint64_t group;   // boards with the same lead
        std::uint64_t chunk;   // boards with the same digits up to the end of the turn
        bool parity_matters;
    };

    [[nodiscard]] Table make_table(bool odd, bool goes_down) const;
    [[nodiscard]] const Table& table_for(std::uint64_t group) const;
    void pull_words(const Word* source, std::uint64_t first, std::span<Word> found,
                    const Table& table) const;
    void pull_parts(const Word* source, std::uint64_t first, std::span<const Word> missing,
                    std::span<Word> found, const Table& table) const;
    void pull_bits(const Word* source, std::uint64_t first, std::span<const Word> missing,
                   std::span<Word> found, const Table& table) const;

    Shape shape_;
    std::uint64_t boards_in_word_;
    std::uint64_t words_in_group_;
    std::array<Table, 2> tables_;  // by the parity of the lead
};

}  // namespace noyes::tiles
