// A way to the solution that follows the player. A step along it shortens it; any other step makes
// it longer by the step back, unless it leads to another state of the way, which is a short cut.
//
// Distances are moves that will still be counted. They depend on the state and on the last step:
// the first step of the way may join it. Each state of the way has a lower bound of its own that is
// proven. One move changes the distance by one at most: a stray one from a state that is N away
// leads to one of at least N-1. Back on the way, or on a part of it that was walked already,
// everything that was known is known again.
#pragma once

#include <noyes/game/advice.hpp>
#include <noyes/game/counting.hpp>
#include <noyes/game/playable.hpp>

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace noyes::game {

template <Movable P>
class KnownWay {
   public:
    using State = StateOf<P>;
    using Step = StepOf<P>;
    using LastStep = std::optional<Step>;

    // `way` leads from `state` to a solution; no way from there has fewer than `lower_bound` moves.
    // The player came there by the step `last`.
    KnownWay(P rules, State state, const std::vector<Step>& way, Cost lower_bound,
             LastStep last = std::nullopt)
        : rules_(std::move(rules)), start_(state), last_(std::move(last)) {
        Proof proof{lower_bound, std::nullopt};
        for (const Step& step : way) {
            nodes_.push_back({rules_.hash(state), step, 0, proof});
            [[maybe_unused]] const bool legal = rules_.apply(state, step);
            assert(legal);
            const Cost at_least = proof.at_least - added_by(rules_, proof.last, step);
            proof = {std::max(at_least, Cost{0}), step};
        }
        assert(rules_.is_solved(state));
        nodes_.push_back(end_at(state));
        std::ranges::reverse(nodes_);
        count_up();
        round_up<P::keeps_parity>();
        told_ = nodes_;
    }

    [[nodiscard]] Distance distance() const {
        const Cost at_most = moves_from(nodes_.size() - 1, nodes_);
        return {std::clamp(proven(nodes_.back().proof), Cost{0}, at_most), at_most};
    }

    // All of them, the next one first.
    [[nodiscard]] std::vector<Step> steps() const {
        std::vector<Step> steps;
        for (std::size_t left = nodes_.size() - 1; left > 0; --left)
            steps.push_back(nodes_[left].step);
        return steps;
    }

    // Something led to `state` by a step; the next one might join `last`.
    void follow(const Step& step, const State& state, LastStep last) {
        const Cost at_least = distance().at_least - most_gained(step, last);
        last_ = std::move(last);
        const bool along = nodes_.size() > 1 && nodes_.back().step == step;
        if (along) {
            nodes_.pop_back();
        } else if (rules_.is_solved(state)) {
            nodes_ = {end_at(state)};
        } else {
            stray(step, state);
            recall(state);
        }
        raise(at_least);
    }

    // Another proof for where the player is.
    void raise(Cost at_least) {
        Proof& known = nodes_.back().proof;
        if (at_least > proven(known)) known = {at_least, last_};
    }

   private:
    // A lower bound for whoever came by the step `last`.
    struct Proof {
        Cost at_least = 0;
        LastStep last{};
    };
    struct Node {
        std::uint64_t hash;  // of the state
        Step step;           // to the node below
        Cost moves;          // from here, whatever came before
        Proof proof;
    };
    using Nodes = std::vector<Node>;

    [[nodiscard]] Node end_at(const State& state) const {
        return {rules_.hash(state), Step{}, 0, {}};
    }

    // What a proof means for the player, who may have come another way. A move begun already can
    // save one at most, and none where steps never join.
    [[nodiscard]] Cost proven(const Proof& proof) const {
        const bool begun = last_ && rules_.joins(*last_, *last_);
        const bool same = !begun || (proof.last && rules_.joins(*proof.last, *last_));
        return proof.at_least - (same ? 0 : 1);
    }

    // How much nearer to the solution a step can lead. It adds 0 or 1 to the count, and if it was
    // made no more can be gained. What was undone may have had another move before it.
    [[nodiscard]] Cost most_gained(const Step& step, const LastStep& last) const {
        const bool made = last && *last == step;
        if (made) return added_by(rules_, last_, step);
        return 1 + (last && rules_.joins(*last, *last) ? 1 : 0);
    }

    // Of the part of a way that begins in that place, as the player will count them.
    [[nodiscard]] Cost moves_from(std::size_t place, const Nodes& way) const {
        const bool joins = place > 0 && last_ && rules_.joins(*last_, way[place].step);
        return way[place].moves - (joins ? 1 : 0);
    }

    [[nodiscard]] Cost moves_with(const Step& step, std::size_t below) const {
        const bool joins = below > 0 && rules_.joins(step, nodes_[below].step);
        return nodes_[below].moves + (joins ? 0 : 1);
    }

    void count_up() {
        for (std::size_t at = 1; at < nodes_.size(); ++at)
            nodes_[at].moves = moves_with(nodes_[at].step, at - 1);
    }

    void stray(const Step& step, const State& state) {
        const Step back = rules_.inverse(step);
        const std::uint64_t hash = rules_.hash(state);
        for (std::size_t place = 0; place < nodes_.size(); ++place) {
            if (nodes_[place].hash != hash || !leads_through(state, back, place)) continue;
            nodes_.resize(place + 1, nodes_.front());
            return;
        }
        nodes_.push_back({hash, back, moves_with(back, nodes_.size() - 1), {}});
    }

    // A state of the way as it was told, wherever the player has been since.
    void recall(const State& state) {
        const std::uint64_t hash = nodes_.back().hash;
        for (std::size_t place = 0; place < told_.size(); ++place) {
            if (told_[place].hash != hash || !(told_state(place) == state)) continue;
            const Cost at_least = proven(told_[place].proof);
            if (moves_from(place, told_) < moves_from(nodes_.size() - 1, nodes_))
                nodes_.assign(told_.begin(),
                              told_.begin() + static_cast<std::ptrdiff_t>(place) + 1);
            return raise(at_least);
        }
    }

    [[nodiscard]] State told_state(std::size_t place) const {
        State state = start_;
        for (std::size_t at = told_.size() - 1; at > place; --at)
            rules_.apply(state, told_[at].step);
        return state;
    }

    // Whether the way goes through `state`: hashes may be equal by chance. The player stands there
    // and would have to go `back` to the end of the way.
    [[nodiscard]] bool leads_through(const State& state, const Step& back,
                                     std::size_t place) const {
        State other = state;
        rules_.apply(other, back);
        for (std::size_t at = nodes_.size() - 1; at > place; --at)
            rules_.apply(other, nodes_[at].step);
        return other == state;
    }

    // Where all solutions are of one parity, a bound of the other is too low by one.
    template <bool KeepsParity>
    void round_up() {
        if constexpr (KeepsParity) {
            for (Node& node : nodes_) node.proof.at_least += (node.moves - node.proof.at_least) % 2;
        }
    }

    P rules_;
    State start_;
    Nodes told_;   // the way from there, as `nodes_` was then
    Nodes nodes_;  // nodes_[n] is n steps away from the solution; the last one is here
    LastStep last_;
};

}  // namespace noyes::game
