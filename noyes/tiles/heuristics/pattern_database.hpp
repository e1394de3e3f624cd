// Pattern databases: the exact distances of a few tiles at a time, which add up because only the
// moves of these tiles are counted; and the same in the mirror, where the goal allows it.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/tiles/distance_table.hpp>
#include <noyes/tiles/explanation.hpp>
#include <noyes/tiles/pdb/lookup_side.hpp>
#include <noyes/tiles/puzzle.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

namespace noyes::tiles {

template <class Shape>
class PatternDatabase {
    using Side = LookupSide<Shape>;

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
        return PatternDatabase(homes, *set, partition->by_region);
    }

    [[nodiscard]] Value evaluate(const State& state) const {
        Value value{};
        for (Cell cell = 0; cell < distance_.cells(); ++cell) {
            const Tile tile = state.tile(cell);
            if (tile == 0) continue;
            value.where.put(tile, cell);
            value.manhattan =
                static_cast<std::uint16_t>(value.manhattan + distance_.home_distance(tile, cell));
        }
        const Cell blank = state.blank();
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            for (std::size_t i = 0; i < sides_[side].patterns.size(); ++i) {
                const auto& pattern = sides_[side].patterns[i];
                replace(value, side, i, pattern.entry(pattern.index(value.where, blank)));
            }
        }
        return value;
    }

    [[nodiscard]] Value advance(const Value& value, auto step, const State&) const {
        Value next = moved(value, step);
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            const std::uint8_t i = sides_[side].pattern_of[step.tile];
            if (i == Side::none) continue;
            const auto& pattern = sides_[side].patterns[i];
            replace(next, side, i, pattern.entry(pattern.index(next.where, step.to())));
        }
        return next;
    }

    static Cost estimate(const Value& value) {
        return value.manhattan + 2 * std::max(value.excess[0], value.excess[1]);
    }

    // One sum a side; the larger counts. A tile of no pattern adds its Manhattan distance.
    [[nodiscard]] std::vector<Sum> explain(const State& state) const {
        const Value value = evaluate(state);
        std::vector<Sum> sums;
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            Sum& sum = sums.emplace_back(sides_[side].patterns.size(), Part{.why = Why::pattern});
            for (std::size_t i = 0; i < sum.size(); ++i) {
                sum[i].amount = static_cast<Cost>(2 * part(value, side, i));
            }
            for (Tile tile = 1; tile < distance_.cells(); ++tile) {
                add_tile(sum, tile, sides_[side].pattern_of[tile],
                         distance_.home_distance(tile, value.where(tile)));
            }
        }
        return sums;
    }

    // For a search that looks at several boards at once: the side that says more so far is looked
    // at first, and the other one only if that does not suffice.
    struct Draft {
        Value next;
        std::uint64_t index;   // of the entry
        std::uint8_t pattern;  // `none` if there is nothing to look up
        std::uint8_t side;
        std::uint8_t tile;
        std::uint8_t blank;
        std::int8_t change;  // of the Manhattan distance
        Cost least;          // what the sides looked at say
    };
    void draft(const Value& value, auto step, const State&, Draft& draft) const {
        draft.next.where = value.where.after(step);
        const Cost change = distance_.change(step);
        draft.next.manhattan = static_cast<std::uint16_t>(value.manhattan + change);
        draft.change = static_cast<std::int8_t>(change);
        draft.next.excess = value.excess;
        draft.next.parts = value.parts;
        draft.least = 0;
        draft.side = value.excess[1] > value.excess[0] ? 1 : 0;
        draft.tile = static_cast<std::uint8_t>(step.tile);
        draft.blank = static_cast<std::uint8_t>(step.to());
        find(draft);
    }
    Cost look(Draft& draft) const {
        if (draft.pattern != Side::none) look_up(draft);
        draft.least =
            std::max<Cost>(draft.least, draft.next.manhattan + 2 * draft.next.excess[draft.side]);
        return draft.least;
    }
    void turn(Draft& draft) const {
        if (sides_.size() == 1) return;
        draft.side = static_cast<std::uint8_t>(1 - draft.side);
        find(draft);
    }
    [[nodiscard]] bool is_far() const { return is_far_; }

   private:
    void find(Draft& draft) const {
        const Side& side = sides_[draft.side];
        draft.pattern = side.pattern_of[draft.tile];
        if (draft.pattern == Side::none) return;
        const auto& pattern = side.patterns[draft.pattern];
        draft.index = pattern.index(draft.next.where, draft.blank);
        pattern.fetch(draft.index);
    }
    void look_up(Draft& draft) const {
        const auto& pattern = sides_[draft.side].patterns[draft.pattern];
        const std::uint32_t old = part(draft.next, draft.side, draft.pattern);
        replace(draft.next, draft.side, draft.pattern,
                pattern.entry_after(old, draft.change, draft.index));
    }

    PatternDatabase(const Homes& homes, const PatternSet& set, bool by_region)
        : consistent_(by_region),
          is_far_(set.bytes() > near_bytes),
          distance_(homes),
          tables_(std::make_shared<const std::vector<Side>>(lookup_sides<Shape>(set))),
          sides_(*tables_) {}

    [[nodiscard]] Value moved(const Value& value, auto step) const {
        Value next = value;
        next.where = value.where.after(step);
        next.manhattan = static_cast<std::uint16_t>(value.manhattan + distance_.change(step));
        return next;
    }

    static void add_tile(Sum& sum, Tile tile, std::uint8_t pattern, Cost away) {
        if (pattern == Side::none) {
            if (away > 0) sum.push_back({.why = Why::distance, .amount = away, .tiles = {tile}});
            return;
        }
        sum[pattern].tiles.push_back(tile);
        sum[pattern].amount += away;
    }

    static std::uint32_t part(const Value& value, std::size_t side, std::size_t i) {
        return static_cast<std::uint32_t>(value.parts[side] >> (4 * i)) & 15;
    }
    static void replace(Value& value, std::size_t side, std::size_t i, std::uint64_t entry) {
        const std::uint64_t old = part(value, side, i);
        value.parts[side] ^= (old ^ entry) << (4 * i);
        value.excess[side] = static_cast<std::uint8_t>(value.excess[side] + entry - old);
    }

    static constexpr std::uint64_t near_bytes = std::uint64_t{4} << 20;

    bool consistent_;
    bool is_far_;
    DistanceTable<Shape> distance_;
    std::shared_ptr<const std::vector<Side>> tables_;  // shared by the copies of this heuristic
    std::span<const Side> sides_;
};

}  // namespace noyes::tiles
