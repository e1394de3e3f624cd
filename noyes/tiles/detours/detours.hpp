// An automaton that notices detours (see words.hpp) while a path grows.
//
// A place is a beginning of a detour: the longest one with which the path so far ends. There is one
// row for each place of each cell, four numbers that say where each move leads to:
//
//   row:  | down | right | left | up |   16 bits each; 0: that move would complete a detour
//
// Going back at once counts as one, so that a row tells of every move whether it may be gone.
// A row is looked up when a board is expanded, not when it is made: most boards are never expanded.
#pragma once

#include <noyes/search/ida/lanes.hpp>
#include <noyes/tiles/detours/words.hpp>

namespace noyes::tiles {

class Detours {
   public:
    using Place = std::uint16_t;  // among those of one cell
    static constexpr Place none = 0;
    static constexpr Place nothing_begun = 1;

    class Row {
       public:
        // `none` if the move would complete a detour.
        [[nodiscard]] constexpr Place after(Direction way) const {
            return static_cast<Place>(places_ >> (bits * static_cast<unsigned>(way)));
        }
        constexpr void set(Direction way, Place place) {
            places_ |= std::uint64_t{place} << (bits * static_cast<unsigned>(way));
        }

       private:
        static constexpr unsigned bits = 16;
        std::uint64_t places_ = 0;
    };

    // All detours of up to `depth` moves, or shorter ones alone where that would be too many
    // places. Nothing if the run halted. The rows are counted as the run's memory as long as it
    // lasts.
    static std::optional<Detours> make(Extent extent, int depth, Run& run);

    // Of the place in which a path is that leads to `cell`.
    [[nodiscard]] const Row* rows(Cell cell) const { return rows_.data() + first_[cell]; }

    // The same rows for all cells together, with places numbered through: flagged where the move
    // may be gone. Nothing if there are too many of them. `lane_place` is the number of a place
    // there.
    [[nodiscard]] const search::Lanes* lanes() const {
        return lanes_.empty() ? nullptr : lanes_.data();
    }
    [[nodiscard]] std::uint32_t lane_place(Cell cell, Place place) const {
        return first_[cell] + place;
    }

    [[nodiscard]] Extent extent() const { return extent_; }
    [[nodiscard]] std::size_t places() const { return rows_.size(); }
    [[nodiscard]] int depth() const { return depth_; }

   private:
    Detours(Extent extent, int depth) : extent_(extent), depth_(depth) {}

    bool take(const std::vector<std::uint32_t>& places_in, Run& run);
    void make_lanes();
    [[nodiscard]] search::Lanes lanes_of(Cell cell, Row row) const;

    Extent extent_;
    int depth_;
    std::vector<Row> rows_;
    std::vector<search::Lanes> lanes_;
    std::vector<std::uint32_t> first_;  // by cell: where its rows begin
};

}  // namespace noyes::tiles
