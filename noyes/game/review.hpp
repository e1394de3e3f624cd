// After the game: where moves were lost. "Optimal 20, you 26: two moves each were lost at moves 5,
// 9 and 17."
//
// A move from a state that is N away from the solution to one that is N-1 away loses nothing; one
// to N+1 loses two moves, its own and the one that makes up for it. Distances are asked for in the
// middle of a stretch first: where a stretch is as short as the distances at its ends allow, every
// move in it was right and nothing need be asked.
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/game/counting.hpp>
#include <noyes/game/game.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace noyes::game {

struct Review {
    std::optional<Cost> optimum{};            // of the start; nothing if it is not proven
    std::vector<std::optional<Cost>> lost{};  // by each move: 0, 1 or 2; nothing if unknown

    [[nodiscard]] std::size_t moves() const { return lost.size(); }
    [[nodiscard]] Cost known_losses() const {
        Cost sum = 0;
        for (const auto& loss : lost) sum += loss.value_or(0);
        return sum;
    }
};

template <Movable P>
class Reviewing {
   public:
    using State = StateOf<P>;
    using Step = StepOf<P>;

    explicit Reviewing(const Game<P>& game) : rules_(game.rules()), states_{game.start()} {
        for (const Turn<Step>& turn : game.history().first(game.done())) {
            for (const Step& step : turn.steps) add(step);
        }
        distances_.resize(states_.size());
    }

    template <class Solver>
    Expected<Review> operator()(const Solver& solver) {
        const std::size_t last = states_.size() - 1;
        if (auto error = ask(solver, 0)) return *std::move(error);
        if (auto error = ask(solver, last)) return *std::move(error);
        if (auto error = look_between(solver, 0, last)) return *std::move(error);
        return review();
    }

   private:
    void add(const Step& step) {
        if (added_by(rules_, last_, step) > 0) states_.push_back(State(states_.back()));
        rules_.apply(states_.back(), step);
        last_ = step;
    }

    // Only a proven distance is kept.
    template <class Solver>
    std::optional<Error> ask(const Solver& solver, std::size_t place) {
        if (distances_[place]) return std::nullopt;
        if (rules_.is_solved(states_[place])) {
            distances_[place] = 0;
            return std::nullopt;
        }
        const Expected<Advice<Step>> advice = solver(rules_, states_[place]);
        if (!advice) return advice.error();
        if (is_proven(rules_, *advice)) distances_[place] = advice->lower_bound;
        return std::nullopt;
    }

    // The later half first: it is nearer to the solution, so its distances are easier to prove.
    template <class Solver>
    std::optional<Error> look_between(const Solver& solver, std::size_t first, std::size_t last) {
        if (last - first < 2 || !distances_[last] || fill_straight(first, last)) {
            return std::nullopt;
        }
        const std::size_t middle = first + (last - first) / 2;
        if (auto error = ask(solver, middle)) return error;
        if (auto error = look_between(solver, middle, last)) return error;
        return look_between(solver, first, middle);
    }

    // A distance changes by one at each move at most: if it had to do so at every move from the
    // first to the last, all between them are known.
    bool fill_straight(std::size_t first, std::size_t last) {
        if (!distances_[first]) return false;
        const Cost from = *distances_[first];
        const Cost change = *distances_[last] - from;
        const Cost length = static_cast<Cost>(last - first);
        if (change != length && change != -length) return false;
        const Cost each = change > 0 ? 1 : -1;
        for (std::size_t place = first; place < last; ++place) {
            distances_[place] = from + each * static_cast<Cost>(place - first);
        }
        return true;
    }

    [[nodiscard]] Review review() const {
        Review review{.optimum = distances_.front()};
        for (std::size_t place = 1; place < distances_.size(); ++place) {
            const auto& before = distances_[place - 1];
            const auto& after = distances_[place];
            const bool known = before && after;
            review.lost.push_back(known ? std::optional(1 + *after - *before) : std::nullopt);
        }
        return review;
    }

    P rules_;
    std::vector<State> states_;  // before the first move, and after each
    std::optional<Step> last_;
    std::vector<std::optional<Cost>> distances_;
};

// Of the moves that are done. `solver(rules, state) -> Expected<Advice<Step>>` may be asked several
// times; the error is its.
template <Movable P, class Solver>
Expected<Review> review(const Game<P>& game, const Solver& solver) {
    return Reviewing<P>(game)(solver);
}

}  // namespace noyes::game
