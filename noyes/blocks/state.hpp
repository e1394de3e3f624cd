// Where all pieces are, with the key of that and the key of its mirror image. Pieces of one kind
// are interchangeable, so states are the same if their keys are, on either side of the mirror.
#pragma once

#include <noyes/blocks/spots.hpp>

#include <array>

namespace noyes::blocks {

// Names are printable characters other than '.', '#' and '-'.
inline constexpr std::size_t most_pieces = 91;
// Even a level of single pieces has a key: each takes at most 11 bits.
static_assert(most_pieces * 11 <= 64 * most_words);

template <std::size_t Words>
struct State {
    Bits<Words> taken{};  // cells, numbered without the walls
    Bits<Words> key{};
    Bits<Words> mirrored{};                    // the key of the mirror image
    std::array<SpotNumber, most_pieces> at{};  // of the pieces, slot by slot

    // The normal view is the other side's.
    [[nodiscard]] bool is_turned() const { return mirrored < key; }
    [[nodiscard]] const Bits<Words>& normal_key() const { return is_turned() ? mirrored : key; }

    // Puts a piece onto a spot, which is number `where`.
    void stand(std::size_t slot, SpotNumber where, const Spot<Words>& here) {
        taken ^= here.cells;
        key ^= here.contribution;
        mirrored ^= here.mirrored;
        at[slot] = where;
    }
    // Moves a piece from one spot to another, which is number `to`.
    void put(std::size_t slot, SpotNumber to, const Spot<Words>& here, const Spot<Words>& there) {
        taken ^= here.cells ^ there.cells;
        key ^= here.contribution ^ there.contribution;
        mirrored ^= here.mirrored ^ there.mirrored;
        at[slot] = to;
    }

    friend bool operator==(const State& a, const State& b) {
        return a.normal_key() == b.normal_key();
    }
};

}  // namespace noyes::blocks
