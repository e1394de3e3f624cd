// A sequence of steps without slips: a step that takes the one before it back cancels both. Undoing
// is the same as making the inverse steps, so the length never depends on how it came about.
//
//   U L R D R  ->  U D R  ->  R
#pragma once

#include <noyes/game/playable.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace noyes::game {

template <Movable P>
class Reduced {
   public:
    using Step = StepOf<P>;

    void add(const P& rules, const Step& step) {
        if (!steps_.empty() && steps_.back() == rules.inverse(step)) {
            steps_.pop_back();
            moves_.pop_back();
        } else {
            const bool joins = !steps_.empty() && rules.joins(steps_.back(), step);
            moves_.push_back(moves() + (joins ? 0 : 1));
            steps_.push_back(step);
        }
    }
    [[nodiscard]] std::uint64_t moves() const { return moves_.empty() ? 0 : moves_.back(); }
    [[nodiscard]] std::span<const Step> steps() const { return steps_; }

   private:
    std::vector<Step> steps_;
    std::vector<std::uint64_t> moves_;  // up to each of the steps
};

}  // namespace noyes::game
