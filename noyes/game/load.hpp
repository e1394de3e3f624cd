// Reads what `save` wrote. Everything is checked by playing it again, so a game that was loaded is
// one that could have been played.
//
//   Expected<Game<TilePlay>> game = load<TilePlay>(text);
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/game/codes.hpp>
#include <noyes/game/figures.hpp>
#include <noyes/game/game.hpp>
#include <noyes/game/line_reader.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace noyes::game {

// What the turns of a record say about the lines after them.
struct Played {
    std::size_t turns = 0;
    Moment last{0};  // the time of the last turn
    bool finished = false;
};

// The lines after the turns, checked against them.
bool read_standing(LineReader& in, const Played& played, Standing& standing);

template <Playable P>
class Loading {
   public:
    using State = StateOf<P>;
    using Step = StepOf<P>;

    explicit Loading(std::string_view text) : in_(text) {}

    Expected<Game<P>> operator()() {
        if (!in_.head("game") || !read_rules() || !read_start()) return in_.error();
        while (in_.is_next("moves")) {
            if (!read_turns()) return in_.error();
        }
        if (!read_standing(in_, played_, record_.standing) || !in_.finish()) return in_.error();
        return Game<P>(*std::move(rules_), *std::move(start_), std::move(record_));
    }

   private:
    bool read_rules() {
        if (!in_.take("puzzle")) return false;
        if (in_.value() != P::kind) {
            return in_.fail({.code = code::other_puzzle, .text = quotable(in_.value())});
        }
        std::string goal;
        if (!in_.take_all("goal", goal)) return false;
        Expected<P> rules = P::parse_goal(goal);
        if (!rules) return in_.fail(rules.error());
        rules_ = *std::move(rules);
        return true;
    }

    bool read_start() {
        if (!in_.take("start")) return false;
        Expected<State> start = rules_->parse_state(in_.value_in_place());
        if (!start) return in_.fail(start.error());
        state_ = *start;
        start_ = *std::move(start);
        return true;
    }

    bool read_turns() {
        if (!in_.take("moves")) return false;
        std::string_view word;
        while (in_.piece(' ', word)) {
            if (!read_turn(word)) return false;
        }
        return true;
    }

    // "R2@1.250"
    bool read_turn(std::string_view word) {
        if (played_.finished) return in_.fail_in(word, {.code = code::after_the_end});
        const std::size_t sign = word.rfind('@');
        if (sign == word.npos) {
            return in_.fail_in(word, {.code = code::no_time, .text = quotable(word)});
        }
        const std::string_view time = word.substr(sign + 1);
        const auto at = parse_time(time);
        if (!at) return in_.fail_in(time, {.code = code::not_a_game_time, .text = quotable(time)});
        if (*at < played_.last) {
            return in_.fail_in(time, {.code = code::time_goes_back, .text = quotable(time)});
        }
        return play(word.substr(0, sign), *at);
    }

    bool play(std::string_view word, Moment at) {
        auto steps = rules_->parse_turn(word, *state_);
        if (!steps) return in_.fail_in(word, steps.error());
        for (const Step& step : *steps) {
            if (rules_->apply(*state_, step)) continue;
            return in_.fail_in(word, {.code = code::turn_not_legal, .text = quotable(word)});
        }
        record_.turns.push_back({*std::move(steps), at});
        played_ = {record_.turns.size(), at, rules_->is_solved(*state_)};
        return true;
    }

    LineReader in_;
    std::optional<P> rules_;
    std::optional<State> start_;
    std::optional<State> state_;  // after the turns read so far
    Record<Step> record_;
    Played played_;
};

template <Playable P>
Expected<Game<P>> load(std::string_view text) {
    return Loading<P>(text)();
}

}  // namespace noyes::game
