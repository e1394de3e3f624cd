// The places of all kinds of pieces, numbered one kind after the other, and the pieces themselves
// in slots, likewise kind by kind. Everything that a search asks about a place stands in its Spot.
//
//   kinds   A            B C D E             F              G H I J
//   spots   0 ... 11     12 ... 27           28 ... 42      43 ... 62
//   slots   0            1 2 3 4             5              6 7 8 9
#pragma once

#include <noyes/blocks/bits.hpp>
#include <noyes/blocks/key_layout.hpp>
#include <noyes/blocks/slide.hpp>

#include <span>

namespace noyes::blocks {

using SpotNumber = std::uint32_t;

// Cells are numbered without the walls. The cells beside one, by direction, or `no_cell`.
using CellNumber = std::uint16_t;
inline constexpr CellNumber no_cell = std::numeric_limits<CellNumber>::max();
using CellsBeside = std::array<CellNumber, 4>;
std::vector<CellsBeside> all_beside(const Level& level);

template <std::size_t Words>
struct Spot {
    Bits<Words> cells;
    Bits<Words> around;                  // cells that are entered by a step from here
    std::array<Bits<Words>, 4> entered;  // by a step in each direction
    std::array<SpotNumber, 4> next;      // where that leads
    unsigned ways = 0;                   // which of these there are: a bit for each direction
    std::uint32_t row = 0;               // of the corner
    Place image = 0;                     // where its kind's mirror image is seen
    Bits<Words> contribution;            // to the key
    Bits<Words> mirrored;                // to the mirrored key

    // The directions in which no piece of `others` is in the way, a bit for each.
    [[nodiscard]] unsigned free_ways(const Bits<Words>& others) const {
        unsigned blocked = 0;
        for (unsigned way = 0; way < 4; ++way)
            blocked |= unsigned{entered[way].meets(others)} << way;
        return ways & ~blocked;
    }
};

template <std::size_t Words>
class Spots {
   public:
    Spots(const Level& level, std::span<const Kind> kinds, const KeyLayout& layout);

    [[nodiscard]] const Spot<Words>& operator[](SpotNumber spot) const { return spots_[spot]; }
    [[nodiscard]] const Spot<Words>& at(std::size_t kind, Place place) const {
        return spots_[number(kind, place)];
    }
    [[nodiscard]] SpotNumber number(std::size_t kind, Place place) const {
        return first_[kind] + place;
    }
    [[nodiscard]] Place place(std::size_t kind, SpotNumber spot) const {
        return static_cast<Place>(spot - first_[kind]);
    }

    [[nodiscard]] std::size_t slots() const { return kind_of_.size(); }
    [[nodiscard]] std::size_t first_slot(std::size_t kind) const { return first_slot_[kind]; }
    [[nodiscard]] std::size_t kind_of(std::size_t slot) const { return kind_of_[slot]; }

    [[nodiscard]] const Bits<Words>& all_cells() const { return all_cells_; }

    // From now on moves and keys have mirror images that are not themselves.
    void reflect(const Mirror& mirror);
    [[nodiscard]] bool uses_mirror() const { return !mirror_kinds_.empty(); }
    [[nodiscard]] Slide reflected(Slide move) const {
        if (!uses_mirror()) return move;
        const std::size_t kind = move.kind();
        return Slide(mirror_kinds_[kind], at(kind, move.from()).image, at(kind, move.to()).image)
            .turned(move.is_turned());
    }

    // Of a move that has one.
    [[nodiscard]] Direction direction(Slide move) const {
        const std::size_t kind = move.kind();
        if (at(kind, move.from()).row == at(kind, move.to()).row)
            return move.to() < move.from() ? Direction::left : Direction::right;
        return move.to() < move.from() ? Direction::up : Direction::down;
    }

   private:
    void describe_steps(const Kind& kind, SpotNumber first);

    std::vector<Spot<Words>> spots_;
    std::vector<SpotNumber> first_;        // of each kind, and one after the last
    std::vector<std::size_t> first_slot_;  // likewise
    std::vector<std::size_t> kind_of_;     // of each slot
    std::vector<std::size_t> mirror_kinds_;
    Bits<Words> all_cells_;
};

// What a piece of a kind adds to the key.
template <std::size_t Words>
Bits<Words> contribution(const KeyField& field, Place place) {
    if (field.is_number) return Bits<Words>::of(std::uint64_t{place} + 1, field.shift);
    return Bits<Words>::only(field.shift + place);
}

inline constexpr std::size_t most_words = 16;
static_assert(std::size_t{most_side} * most_side <= 64 * most_words);

extern template class Spots<1>;
extern template class Spots<2>;
extern template class Spots<4>;
extern template class Spots<most_words>;

}  // namespace noyes::blocks
