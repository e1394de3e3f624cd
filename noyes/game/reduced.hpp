// A sequence of steps without slips: a step that takes the one before it back cancels both. Undoing
// is the same as making the inverse steps, so the length never depends on how it came about.
//
//   U L R D R  ->  U D R  ->  R
#pragma once

#include <noyes/game/playable.hpp>

#include <cstddef>
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
        } else {
            steps_.push_back(step);
        }
    }
    void clear() { steps_.clear(); }
    [[nodiscard]] std::size_t size() const { return steps_.size(); }
    [[nodiscard]] std::span<const Step> steps() const { return steps_; }

   private:
    std::vector<Step> steps_;
};

}  // namespace noyes::game
