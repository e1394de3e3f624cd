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
// from the goal's matrix finds all matrices (24,964 for the rows of 4x4) and their distances.
#pragma once

#include <noyes/base/cost.hpp>

#include <cstdint>
#include <unordered_map>
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

    // A matrix: its number in the table, and in the lowest 8 bits its distance.
    using Place = std::uint32_t;

    // All counts of a matrix as the digits of one number.
    using Key = std::uint64_t;

    explicit WalkingTable(const Lines& lines);

    [[nodiscard]] std::size_t size() const { return matrices_.size(); }

    // What a tile in `line` that belongs to `home` adds to the key.
    [[nodiscard]] Key digit(std::uint32_t line, std::uint32_t home) const {
        return weights_[line * lines_.count + home];
    }

    [[nodiscard]] Place find(Key key) const { return places_.find(key)->second; }

    // After the blank went a line on (or back) and a tile that belongs to `home` came over.
    [[nodiscard]] Place after(Place place, bool on, std::uint32_t home) const {
        return links_[(place >> 8) * 2 * lines_.count + (on ? lines_.count : 0) + home];
    }

    static Cost distance(Place place) { return static_cast<Cost>(place & 255); }

   private:
    struct Matrix {
        Key key;
        std::uint32_t blank_line;
        Cost distance;
    };

    [[nodiscard]] Key goal() const;
    [[nodiscard]] bool has(Key key, std::uint32_t line, std::uint32_t home) const;
    Place add(const Matrix& matrix);
    void link(std::size_t number, bool on);

    Lines lines_;
    std::vector<Key> weights_;
    std::vector<Matrix> matrices_;  // nearest first
    std::unordered_map<Key, Place> places_;
    std::vector<Place> links_;  // [matrix][on][home]
};

}  // namespace noyes::tiles
