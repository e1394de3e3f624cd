// What all explorers of parts have in common: a bound, what it was missed by, and the way to a
// goal.
#pragma once

#include <noyes/search/ida/part.hpp>
#include <noyes/search/ida/team.hpp>

#include <cstddef>
#include <vector>

namespace noyes::search {

template <class Move>
class Explorer {
   public:
    // An iteration: the parts that follow are explored within this bound.
    void begin(Cost bound) {
        bound_ = bound;
        overshoot_ = infinite_cost;
    }

    [[nodiscard]] Cost overshoot() const { return overshoot_; }  // the smallest, of this iteration
    [[nodiscard]] std::uint64_t goals() const { return goals_; }
    [[nodiscard]] const std::vector<Move>& path() const { return path_; }  // to the goal found
    [[nodiscard]] Cost cost() const { return cost_; }                      // of that path

   protected:
    explicit Explorer(Team& team) : team_(team) {}

    // How many more states may be expanded; `generated` of them in all so far. 0: end now.
    [[nodiscard]] std::uint64_t more(std::uint64_t generated) {
        const std::uint64_t news = generated > told_ ? generated - told_ : 0;
        told_ = generated;
        return team_.more(number_, news, bound_);
    }

    Team& team_;
    std::size_t number_ = 0;  // of the part
    Cost bound_ = 0;
    Cost cost_ = 0;
    Cost overshoot_ = infinite_cost;
    std::uint64_t goals_ = 0;
    std::uint64_t told_ = 0;  // generated when the limits were last looked at
    std::vector<Move> path_;
};

}  // namespace noyes::search
