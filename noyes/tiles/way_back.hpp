// Any heuristic on the way back, from the goal to the start. Heuristics know one goal only: tiles
// in order at home. On the way back the start plays that part, so the tiles are renamed in its
// order before the heuristic is asked.
#pragma once

#include <noyes/search/heuristic.hpp>
#include <noyes/tiles/puzzle.hpp>

#include <utility>
#include <vector>

namespace noyes::tiles {

template <class Shape, class H>
class WayBack {
   public:
    using State = typename Puzzle<Shape>::State;
    using Value = typename H::Value;

    // `names` are those of rename_for(start), the heuristic is one for its homes.
    WayBack(H heuristic, std::vector<Tile> names)
        : heuristic_(std::move(heuristic)), names_(std::move(names)) {}

    [[nodiscard]] bool is_consistent() const { return search::is_consistent(heuristic_); }

    [[nodiscard]] Value evaluate(const State& state) const {
        return heuristic_.evaluate(state.renamed(names_));
    }
    [[nodiscard]] Value advance(const Value& value, Slide step, const State& child) const {
        const Slide renamed(step.direction(), step.from(), step.to(), names_[step.tile]);
        return heuristic_.advance(value, renamed, child.renamed(names_));
    }
    [[nodiscard]] Cost estimate(const Value& value) const { return heuristic_.estimate(value); }

   private:
    H heuristic_;
    std::vector<Tile> names_;
};

}  // namespace noyes::tiles
