// A way to the solution that follows the player. A step along it shortens it; any other step makes
// it longer by the step back, unless it leads to another state of the way, which is a short cut.
//
// Each state of the way has a lower bound of its own that is proven. One step changes the distance
// by one at most: a stray step from a state that is N away leads to one of at least N-1, and the
// way known from there has N+1 steps. Back on the way, or on a part of it that was walked already,
// everything that was known is known again.
#pragma once

#include <noyes/game/advice.hpp>
#include <noyes/game/playable.hpp>

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace noyes::game {

template <Movable P>
class KnownWay {
   public:
    using State = StateOf<P>;
    using Step = StepOf<P>;

    // `way` leads from `state` to a solution, in at least `lower_bound` steps.
    KnownWay(const P& rules, State state, const std::vector<Step>& way, Cost lower_bound)
        : start_(state) {
        Cost at_least = lower_bound;
        for (const Step& step : way) {
            nodes_.push_back({rules.hash(state), step, at_least});
            [[maybe_unused]] const bool legal = rules.apply(state, step);
            assert(legal);
            at_least = std::max(at_least - 1, Cost{0});
        }
        assert(rules.is_solved(state));
        nodes_.push_back({rules.hash(state), Step{}, 0});
        std::ranges::reverse(nodes_);
        round_up<P::keeps_parity>();
        told_ = nodes_;
    }

    [[nodiscard]] Distance distance() const { return {nodes_.back().at_least, length()}; }

    // At most so many steps, the next one first.
    [[nodiscard]] std::vector<Step> next(std::size_t most) const {
        std::vector<Step> steps;
        for (std::size_t left = nodes_.size() - 1; left > 0 && steps.size() < most; --left) {
            steps.push_back(nodes_[left].step);
        }
        return steps;
    }

    // The player made a step that led to `state`.
    void follow(const P& rules, const Step& step, const State& state) {
        const Cost at_least = std::max(nodes_.back().at_least - 1, Cost{0});
        const bool along = nodes_.size() > 1 && nodes_.back().step == step;
        if (along) {
            nodes_.pop_back();
        } else if (rules.is_solved(state)) {
            nodes_ = {{rules.hash(state), Step{}, 0}};
        } else {
            stray(rules, step, state);
            recall(rules, state);
        }
        raise(at_least);
    }

    // Another proof for the state where the player is.
    void raise(Cost at_least) {
        nodes_.back().at_least = std::max(nodes_.back().at_least, std::min(at_least, length()));
    }

   private:
    struct Node {
        std::uint64_t hash;  // of the state
        Step step;           // to the node below
        Cost at_least;       // steps to a solution
    };

    [[nodiscard]] Cost length() const { return static_cast<Cost>(nodes_.size() - 1); }

    void stray(const P& rules, const Step& step, const State& state) {
        const Step back = rules.inverse(step);
        const std::uint64_t hash = rules.hash(state);
        for (std::size_t place = 0; place < nodes_.size(); ++place) {
            if (nodes_[place].hash != hash || !leads_through(rules, state, back, place)) continue;
            nodes_.resize(place + 1);
            return;
        }
        nodes_.push_back({hash, back, 0});
    }

    // A state of the way as it was told, wherever the player has been since.
    void recall(const P& rules, const State& state) {
        const std::uint64_t hash = nodes_.back().hash;
        for (std::size_t place = 0; place < told_.size(); ++place) {
            if (told_[place].hash != hash || !(told_state(rules, place) == state)) continue;
            const Cost at_least = told_[place].at_least;
            if (place + 1 < nodes_.size())
                nodes_.assign(told_.begin(),
                              told_.begin() + static_cast<std::ptrdiff_t>(place) + 1);
            return raise(at_least);
        }
    }

    [[nodiscard]] State told_state(const P& rules, std::size_t place) const {
        State state = start_;
        for (std::size_t at = told_.size() - 1; at > place; --at) {
            rules.apply(state, told_[at].step);
        }
        return state;
    }

    // Whether the way goes through `state`: hashes may be equal by chance. The player stands there
    // and would have to go `back` to the end of the way.
    [[nodiscard]] bool leads_through(const P& rules, const State& state, const Step& back,
                                     std::size_t place) const {
        State other = state;
        rules.apply(other, back);
        for (std::size_t at = nodes_.size() - 1; at > place; --at) {
            rules.apply(other, nodes_[at].step);
        }
        return other == state;
    }

    // Where all solutions are of one parity, a bound of the other is too low by one.
    template <bool KeepsParity>
    void round_up() {
        if constexpr (KeepsParity) {
            for (std::size_t at = 0; at < nodes_.size(); ++at) {
                Node& node = nodes_[at];
                node.at_least += (static_cast<Cost>(at) - node.at_least) % 2;
            }
        }
    }

    State start_;
    std::vector<Node> told_;   // the way from there, as `nodes_` was then
    std::vector<Node> nodes_;  // nodes_[n] is n steps away from the solution; the last one is here
};

}  // namespace noyes::game
