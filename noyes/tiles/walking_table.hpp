// Walking distance of one kind of lines, the rows or the columns (Ken'ichiro Takahashi): tiles of
// the same home line are taken to be alike, and how often the blank must change its line at the
// least is looked up.
//
//   rows of   1 2 3 4     home row:  1 2 3 4
//             5 6 . 7                4 . . .    row 1 has four tiles that belong to row 1,
//             9 8 a b                . 3 . .    row 2 has three of row 2,
//             c d e f                . 1 3 .    row 3 one of row 2 and three of row 3,
//                                    . . . 4    row 4 four of row 4: a matrix of counts
//
// A step of the blank to the next line brings one tile of that line over; a breadth-first search
// from the goal's matrix finds all matrices (24,964 for the rows of 4x4) and their distances. Every
// step changes the distance by one, up or down: the parity of the blank's line tells that it cannot
// stay.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/search/hash.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace noyes::tiles {

class WalkingTable {
   public:
    struct Lines {
        std::uint32_t count;
        std::uint32_t length;
        std::uint32_t blank_home;  // the line where the blank belongs

        friend bool operator==(const Lines&, const Lines&) = default;
    };

    // Where the steps from a matrix stand in the table, nearest matrices first. From the first line
    // the blank can only go on, from the last only back: such matrices share a place.
    using Place = std::uint16_t;

    // What a step leads to, in two bytes, so that the steps of 4x4 (300 KB) stay near the
    // processor:
    //
    //   | farther (1 bit) | place (15 bits) |
    class Link {
       public:
        Link() = default;
        Link(Place place, bool farther)
            : bits_(static_cast<std::uint16_t>(place | (farther ? 1u << 15 : 0u))) {}

        [[nodiscard]] Place place() const { return bits_ & 0x7fff; }
        // What the step adds to the distance: 1 or -1.
        [[nodiscard]] Cost change() const { return (bits_ >> 15) * 2 - 1; }

       private:
        std::uint16_t bits_ = 0;
    };

    // All counts of a matrix as the digits of one number, some bits each.
    using Key = std::uint64_t;

    explicit WalkingTable(const Lines& lines);

    // The number of matrices.
    [[nodiscard]] std::size_t size() const { return matrices_.size(); }

    [[nodiscard]] std::size_t bytes() const { return links_.size() * sizeof(Link); }

    // What a tile in `line` that belongs to `home` adds to the key.
    [[nodiscard]] Key digit(std::uint32_t line, std::uint32_t home) const {
        return Key{1} << shift(line, home);
    }

    struct Entry {
        Place place;
        Cost distance;
    };
    [[nodiscard]] Entry find(Key key) const { return matrices_[slots_[slot_of(key)] - 1].entry; }

    // The steps from all places: where the one stands by which the blank goes a line on (or back)
    // and a tile that belongs to `home` comes over, if there are `count` lines.
    [[nodiscard]] const Link* links() const { return links_.data(); }
    static constexpr std::size_t index(std::uint32_t count, std::uint32_t place, bool on,
                                       std::uint32_t home) {
        return (std::size_t{place} * 2 + (on ? 1 : 0)) * count + home;
    }

    // The steps from a place by which the blank goes on (or back), of four lines, in one word.
    class Four {
       public:
        Four(const Link* links, std::uint32_t place, bool on) {
            std::memcpy(&bits_, links + index(4, place, on, 0), sizeof bits_);
        }
        // The bits of the link for a tile that belongs to `home`.
        [[nodiscard]] std::uint16_t operator[](std::uint64_t home) const {
            const std::uint64_t at = std::endian::native == std::endian::little ? home : 3 - home;
            return static_cast<std::uint16_t>(bits_ >> (16 * at));
        }

       private:
        std::uint64_t bits_;
    };

   private:
    static constexpr std::size_t slots = 1 << 16;

    struct Matrix {
        Key key;
        std::uint32_t blank_line;
        Entry entry;
    };

    [[nodiscard]] std::uint32_t shift(std::uint32_t line, std::uint32_t home) const {
        return (line * lines_.count + home) * digit_bits_;
    }
    [[nodiscard]] Key goal() const;
    [[nodiscard]] bool has(Key key, std::uint32_t line, std::uint32_t home) const;
    // Where the number of a key's matrix stands, or would stand.
    [[nodiscard]] std::size_t slot_of(Key key) const {
        std::size_t at = static_cast<std::size_t>(search::mix(key)) % slots;
        while (slots_[at] != 0 && matrices_[slots_[at] - 1].key != key) at = (at + 1) % slots;
        return at;
    }
    Entry add(Key key, std::uint32_t blank_line, Cost distance);
    Place new_place(std::uint32_t blank_line);
    void link(std::size_t number, bool on);

    Lines lines_;
    std::uint32_t digit_bits_;
    std::vector<Matrix> matrices_;                                          // nearest first
    std::vector<std::uint16_t> slots_ = std::vector<std::uint16_t>(slots);  // numbers from 1 on
    std::vector<Place> half_used_[2];  // by matrices of the first line, of the last
    std::vector<Link> links_;          // [place][on][home]
};

}  // namespace noyes::tiles
