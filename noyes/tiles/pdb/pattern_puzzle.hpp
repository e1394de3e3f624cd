// The tiles of one pattern alone as a Domain: what a pattern database has the distances of. Only
// these tiles' moves count; the blank is anywhere in its region. Written for the checking of
// tables, not for speed.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/search/domain.hpp>
#include <noyes/tiles/pdb/pattern_index.hpp>
#include <noyes/tiles/pdb/regions.hpp>

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

namespace noyes::tiles {

class PatternPuzzle {
   public:
    struct State {
        std::array<std::uint8_t, most_pattern_tiles> cells{};  // of the tiles; unused ones are 0
        std::uint8_t region = 0;  // the lowest cell of the blank's, and 1: never all zero

        friend bool operator==(const State&, const State&) = default;
    };
    struct Move {
        std::uint8_t from;
        std::uint8_t to;
    };
    using Step = Move;

    // The tiles are in the order of their homes.
    PatternPuzzle(const TableKey& key, std::span<const Cell> cells, Cell blank)
        : regions_(key.extent), whole_((CellSet{1} << key.extent.cells()) - 1) {
        for (CellSet left = key.homes; left != 0; left &= left - 1) {
            homes_.push_back(static_cast<Cell>(std::countr_zero(left)));
        }
        start_ = placed(cells, blank);
        goal_ = placed(homes_, key.blank);
    }

    [[nodiscard]] State start() const { return start_; }
    [[nodiscard]] bool is_goal(const State& state) const { return state == goal_; }
    [[nodiscard]] std::span<const Cell> homes() const { return homes_; }

    template <class Visit>
    bool for_each_child(State& state, auto last, Visit visit) const {
        const CellSet free = whole_ & ~taken(state);
        const CellSet region = regions_.around(state.region - 1u, free);
        for (std::size_t tile = 0; tile < homes_.size(); ++tile) {
            CellSet beside = regions_.beside(state.cells[tile]) & region;
            for (; beside != 0; beside &= beside - 1) {
                const Move move{state.cells[tile],
                                static_cast<std::uint8_t>(std::countr_zero(beside))};
                if (undoes(move, last)) continue;
                State child = state;
                child.cells[tile] = move.to;
                settle(child, move.from);
                if (visit(move, child, Cost{1})) return true;
            }
        }
        return false;
    }

    static constexpr std::size_t packed_size() { return sizeof(State); }
    void pack(const State& state, std::byte* out) const { std::memcpy(out, &state, sizeof state); }
    void unpack(const std::byte* in, State& state) const { std::memcpy(&state, in, sizeof state); }

    void retract(State& state, Move move) const {
        const auto tiles = std::span(state.cells).first(homes_.size());
        *std::ranges::find(tiles, move.to) = move.from;
        settle(state, move.to);
    }

   private:
    static bool undoes(Move, search::NoMove) { return false; }
    static bool undoes(Move move, Move last) {
        return move.from == last.to && move.to == last.from;
    }

    [[nodiscard]] State placed(std::span<const Cell> cells, Cell blank) const {
        State state;
        for (std::size_t tile = 0; tile < cells.size(); ++tile) {
            state.cells[tile] = static_cast<std::uint8_t>(cells[tile]);
        }
        settle(state, blank);
        return state;
    }

    [[nodiscard]] CellSet taken(const State& state) const {
        CellSet set = 0;
        for (std::size_t tile = 0; tile < homes_.size(); ++tile) set |= set_of(state.cells[tile]);
        return set;
    }

    // The blank is in the region of `cell`.
    void settle(State& state, Cell cell) const {
        const CellSet region = regions_.around(cell, whole_ & ~taken(state));
        state.region = static_cast<std::uint8_t>(std::countr_zero(region) + 1);
    }

    Regions regions_;
    CellSet whole_;
    std::vector<Cell> homes_;
    State start_;
    State goal_;
};

static_assert(search::PackableDomain<PatternPuzzle>);

}  // namespace noyes::tiles
