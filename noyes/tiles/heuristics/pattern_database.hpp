// Pattern databases: the exact distances of a few tiles at a time, which add up because only the
// moves of these tiles are counted; and the same in the mirror, where the goal allows it.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/tiles/distance_table.hpp>
#include <noyes/tiles/pdb/pattern_set.hpp>
#include <noyes/tiles/pdb/whereabouts.hpp>
#include <noyes/tiles/puzzle.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

namespace noyes::tiles {

template <class Shape>
class PatternDatabase {
   public:
    static constexpr OptionDescription options[]{
        {.name = "partition",
         .summary = "which tiles share a table: sizes such as 7-8, or tiles such as 1.2.5-3.4",
         .fallback = "auto",
         .word = "PARTITION"}};
    static constexpr Description about{
        .name = "pdb",
        .alias = "pattern-database",
        .summary = "exact distances of a few tiles at a time, from tables that add up",
        .source = "Korf and Felner, Disjoint pattern database heuristics, 2002",
        .options = options};
    static constexpr bool admissible = true;
    // Only with tables that respect the blank's region: the least over all regions can fall by more
    // than a move costs, as the one it is the least of may be out of the blank's reach.
    static constexpr bool consistent = false;
    [[nodiscard]] bool is_consistent() const { return consistent_; }

    static constexpr bool fits(Extent extent) { return extent.cells() <= most_pattern_cells; }
    // The tables of larger boards take seconds.
    static constexpr bool quick(Extent extent) { return extent.cells() <= 16; }

    using State = typename Puzzle<Shape>::State;
    struct Value {
        Whereabouts<Shape> where;
        std::uint16_t manhattan;             // of all tiles
        std::array<std::uint8_t, 2> excess;  // over it, halved: the sum of each side
        std::array<std::uint64_t, 2> parts;  // what each pattern adds to it, four bits each
    };

    // `auto` becomes a name and tiles the letters of their homes; an error if the partition does
    // not fit the board.
    static Expected<Settings> settle(const Settings& settings, const Board& goal) {
        const std::string_view given = settings.word(options[0]);
        const bool is_automatic = given == options[0].fallback;
        const auto partition =
            find_partition(is_automatic ? default_partition(goal.extent()) : given, goal);
        if (!partition) return partition.error();
        return Settings({{"", partition->name}});
    }

    // Takes the tables that are there and makes the others. Nothing if the run halted meanwhile.
    static std::optional<PatternDatabase> make(const Homes& homes, const Settings& settings,
                                               TableSource& tables, Run& run) {
        auto partition = find_partition(settings.word(options[0]), homes);
        // Letters are for one home of the blank: a search back from the start has another.
        if (!partition) partition = find_partition(default_partition(homes.extent), homes);
        auto set = PatternSet::make(*partition, homes, tables, run, run.executor());
        if (!set) return std::nullopt;
        return PatternDatabase(homes, *std::move(set), partition->by_region);
    }

    [[nodiscard]] Value evaluate(const State& state) const {
        Value value{};
        for (Cell cell = 0; cell < distance_.cells(); ++cell) {
            const Tile tile = state.tile(cell);
            value.where.put(tile, cell);
            value.manhattan =
                static_cast<std::uint16_t>(value.manhattan + distance_.home_distance(tile, cell));
        }
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            for (std::size_t i = 0; i < sides_[side].views.size(); ++i) {
                const PatternView& view = sides_[side].views[i];
                replace(value, side, i, view.entry(view.index(value.where)));
            }
        }
        return value;
    }

    [[nodiscard]] Value advance(const Value& value, auto step, const State&) const {
        Value next = moved(value, step);
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            const std::uint8_t i = sides_[side].view_of[step.tile];
            if (i == PatternSide::none) continue;
            const PatternView& view = sides_[side].views[i];
            replace(next, side, i, view.entry(view.index(next.where)));
        }
        return next;
    }

    static Cost estimate(const Value& value) {
        return value.manhattan + 2 * std::max(value.excess[0], value.excess[1]);
    }

    // For a search that looks up several boards at once: where to look, and then the look. The side
    // that says more so far is looked at first, and the other one only if that does not suffice.
    struct Draft {
        Value next;
        std::array<std::uint64_t, 2> index;  // of the entries, by side
        std::array<std::uint8_t, 2> view;
        std::uint8_t first;
    };
    [[nodiscard]] Draft draft(const Value& value, auto step, const State&) const {
        Draft draft{.next = moved(value, step), .index = {}, .view = {}, .first = 0};
        draft.first = value.excess[1] > value.excess[0] ? 1 : 0;
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            draft.view[side] = sides_[side].view_of[step.tile];
            if (draft.view[side] == PatternSide::none) continue;
            const PatternView& view = sides_[side].views[draft.view[side]];
            draft.index[side] = view.index(draft.next.where);
            view.fetch(draft.index[side]);
        }
        return draft;
    }
    bool settle(const Draft& draft, Cost room, Value& next) const {
        next = draft.next;
        look(draft, draft.first, next);
        if (next.manhattan + 2 * next.excess[draft.first] > room) {
            next.excess[1 - draft.first] = 0;  // not known
            return false;
        }
        if (sides_.size() > 1) look(draft, 1 - draft.first, next);
        return estimate(next) <= room;
    }

   private:
    void look(const Draft& draft, std::size_t side, Value& next) const {
        if (draft.view[side] == PatternSide::none) return;
        const PatternView& view = sides_[side].views[draft.view[side]];
        replace(next, side, draft.view[side], view.entry(draft.index[side]));
    }

    PatternDatabase(const Homes& homes, PatternSet set, bool by_region)
        : consistent_(by_region),
          distance_(homes),
          set_(std::make_shared<const PatternSet>(std::move(set))),
          sides_(set_->sides()) {}

    [[nodiscard]] Value moved(const Value& value, auto step) const {
        Value next = value;
        next.where = value.where.after(step);
        next.manhattan = static_cast<std::uint16_t>(value.manhattan + distance_.change(step));
        return next;
    }

    static void replace(Value& value, std::size_t side, std::size_t i, std::uint64_t entry) {
        const std::uint64_t old = (value.parts[side] >> (4 * i)) & 15;
        value.parts[side] ^= (old ^ entry) << (4 * i);
        value.excess[side] = static_cast<std::uint8_t>(value.excess[side] + entry - old);
    }

    bool consistent_;
    DistanceTable<Shape> distance_;
    std::shared_ptr<const PatternSet> set_;  // shared by the copies of this heuristic
    std::span<const PatternSide> sides_;
};

}  // namespace noyes::tiles
