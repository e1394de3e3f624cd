// True distances of a small level, by breadth-first search over whole moves.
#pragma once

#include "levels.hpp"

#include <algorithm>
#include <map>

namespace noyes::test {

class LevelDistances {
   public:
    using Corners = std::vector<blocks::Cell>;

    explicit LevelDistances(BlockPlay rules) : rules_(std::move(rules)) {
        for (const BlockState& state : reachable()) {
            if (rules_.is_solved(state)) reach(state, 0);
        }
        for (std::size_t at = 0; at < waiting_.size(); ++at) {
            const BlockState state = waiting_[at];
            const int next = of(state) + 1;
            for (const BlockStep& step : rules_.legal_steps(state)) {
                for (const BlockState& end : further(state, step)) reach(end, next);
            }
        }
    }

    // Moves from there, whatever came before.
    [[nodiscard]] int of(const BlockState& state) const { return distance_.at(state.corners); }

    // Moves that will still be counted if the last step was that one.
    [[nodiscard]] int of(const BlockState& state, const std::optional<BlockStep>& last) const {
        int least = of(state);
        if (!last || !rules_.joins(*last, *last)) return least;
        for (const BlockState& end : further(state, *last)) least = std::min(least, of(end));
        return least;
    }

   private:
    void reach(const BlockState& state, int distance) {
        if (distance_.try_emplace(state.corners, distance).second) waiting_.push_back(state);
    }

    [[nodiscard]] std::vector<BlockState> reachable() const {
        std::vector<BlockState> found{rules_.first()};
        std::map<Corners, bool> seen{{found.front().corners, true}};
        for (std::size_t at = 0; at < found.size(); ++at) {
            for (const BlockStep& step : rules_.legal_steps(found[at])) {
                BlockState next = found[at];
                rules_.apply(next, step);
                if (seen.try_emplace(next.corners, true).second) found.push_back(next);
            }
        }
        return found;
    }

    // Where steps lead that are one move together with `begun`.
    [[nodiscard]] std::vector<BlockState> further(const BlockState& from,
                                                  const BlockStep& begun) const {
        std::vector<BlockState> found{from};
        for (std::size_t at = 0; at < found.size(); ++at) {
            for (const BlockStep& step : rules_.legal_steps(found[at])) {
                const bool same = step == begun || rules_.joins(begun, step);
                const bool one_only = !rules_.joins(begun, begun) && at > 0;
                if (!same || one_only) continue;
                BlockState next = found[at];
                rules_.apply(next, step);
                if (std::ranges::find(found, next) == found.end()) found.push_back(next);
            }
        }
        return found;
    }

    BlockPlay rules_;
    std::map<Corners, int> distance_;
    std::vector<BlockState> waiting_;
};

// Worked out once for each level and metric.
inline const LevelDistances& distances_of(const BlockPlay& rules) {
    static std::map<std::string, LevelDistances> known;
    return known.try_emplace(rules.key(), rules).first->second;
}

}  // namespace noyes::test
