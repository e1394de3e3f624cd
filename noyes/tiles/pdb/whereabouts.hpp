// The cell of each tile: a board read the other way round. The blank's is not kept.
#pragma once

#include <noyes/tiles/packed_board.hpp>
#include <noyes/tiles/pdb/table_key.hpp>

#include <array>
#include <cstddef>

namespace noyes::tiles {

// In words of 64 bits, no tile in two of them:
//
//   4x4   one word, 4 bits a tile     | - | 15 | ... | 2 | 1 |
//   5x5   two words, 5 bits a tile    | 24 | ... | 14 | 13 |   | 12 | ... | 2 | 1 |
template <class Shape>
class Whereabouts {
   public:
    static constexpr unsigned width = PackedBoard<Shape>::width;
    static constexpr unsigned tiles_a_word = 64 / width;
    static constexpr std::size_t words = (Shape::extent.cells() - 2) / tiles_a_word + 1;

    static constexpr std::size_t word_of(Tile tile) { return (tile - 1) / tiles_a_word; }
    static constexpr unsigned shift_of(Tile tile) { return (tile - 1) % tiles_a_word * width; }

    [[nodiscard]] Cell operator()(Tile tile) const {
        return static_cast<Cell>(words_[word_of(tile)] >> shift_of(tile)) & ((1u << width) - 1);
    }
    void put(Tile tile, Cell cell) {
        words_[word_of(tile)] |= std::uint64_t{cell} << shift_of(tile);
    }

    // The tile of the step goes to its new cell.
    [[nodiscard]] Whereabouts after(const auto& step) const {
        Whereabouts result = *this;
        result.words_[word_of(step.tile)] ^= std::uint64_t{step.from() ^ step.to()}
                                             << shift_of(step.tile);
        return result;
    }

    [[nodiscard]] std::uint64_t word(std::size_t i) const { return words_[i]; }

   private:
    std::array<std::uint64_t, words> words_{};
};

template <>
class Whereabouts<Dynamic> {
   public:
    [[nodiscard]] Cell operator()(Tile tile) const { return cells_[tile]; }
    void put(Tile tile, Cell cell) { cells_[tile] = static_cast<std::uint8_t>(cell); }

    [[nodiscard]] Whereabouts after(const auto& step) const {
        Whereabouts result = *this;
        result.cells_[step.tile] = static_cast<std::uint8_t>(step.from());
        return result;
    }

   private:
    std::array<std::uint8_t, most_pattern_cells> cells_{};
};

}  // namespace noyes::tiles
