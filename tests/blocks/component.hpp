// All states that can be reached from a level's start, with their distances to the goal: plain
// breadth-first searches over maps.
#pragma once

#include <noyes/blocks/puzzle.hpp>

#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

namespace noyes::test {

template <std::size_t Words>
class Component {
   public:
    using State = typename blocks::Puzzle<Words>::State;
    using Key = std::string;  // packed

    explicit Component(const blocks::Puzzle<Words>& puzzle) : puzzle_(puzzle) {
        number(puzzle.start());
        for (std::size_t own = 0; own < states_.size(); ++own) {
            State state = states_[own];
            puzzle.for_each_child(state, search::NoMove{}, [&](auto, State& child, Cost) {
                const std::size_t other = number(child);
                next_[own].push_back(other);
                return false;
            });
        }
        measure();
    }

    [[nodiscard]] std::size_t size() const { return states_.size(); }
    [[nodiscard]] const State& state(std::size_t i) const { return states_[i]; }
    [[nodiscard]] const std::vector<std::size_t>& next(std::size_t i) const { return next_[i]; }
    // To the nearest goal; -1 if there is none.
    [[nodiscard]] Cost to_goal(std::size_t i) const { return to_goal_[i]; }

    [[nodiscard]] Key key(const State& state) const {
        std::vector<std::byte> packed(puzzle_.packed_size());
        puzzle_.pack(state, packed.data());
        return {reinterpret_cast<const char*>(packed.data()), packed.size()};
    }

   private:
    std::size_t number(const State& state) {
        const auto [place, is_new] = numbers_.emplace(key(state), states_.size());
        if (is_new) {
            states_.push_back(state);
            next_.emplace_back();
        }
        return place->second;
    }

    // Steps have steps back, so distances from the goals are distances to them.
    void measure() {
        to_goal_.assign(size(), -1);
        std::deque<std::size_t> waiting;
        for (std::size_t i = 0; i < size(); ++i) {
            if (!puzzle_.is_goal(states_[i])) continue;
            to_goal_[i] = 0;
            waiting.push_back(i);
        }
        while (!waiting.empty()) {
            const std::size_t own = waiting.front();
            waiting.pop_front();
            for (const std::size_t other : next_[own]) {
                if (to_goal_[other] >= 0) continue;
                to_goal_[other] = to_goal_[own] + 1;
                waiting.push_back(other);
            }
        }
    }

    const blocks::Puzzle<Words>& puzzle_;
    std::unordered_map<Key, std::size_t> numbers_;
    std::deque<State> states_;
    std::vector<std::vector<std::size_t>> next_;
    std::vector<Cost> to_goal_;
};

}  // namespace noyes::test
