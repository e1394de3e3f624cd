// One puzzle being played, without a screen and without a clock.
//
//   Game<TilePlay> game(rules, rules.scrambled(random));
//   game.turn(rules.push(game.state(), cell), now);      // now: any clock of milliseconds
//   game.undo();
//
// - The timer starts with the first turn and stops with the one that solves the puzzle. Then the
//   game is finished: undo and redo let the player look back, further turns are refused.
// - Undo takes a turn off the counts of moves and turns, redo puts it back; `undos` counts on. Time
//   goes on, and a turn keeps the time at which it was made.
// - Restart is one long undo: redo brings everything back until another turn is made. In a finished
//   game it begins a new attempt from zero, which is marked as repeated.
#pragma once

#include <noyes/game/counting.hpp>
#include <noyes/game/playable.hpp>
#include <noyes/game/record.hpp>
#include <noyes/game/reduced.hpp>
#include <noyes/game/timer.hpp>

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace noyes::game {

template <Movable P>
class Game {
   public:
    using State = StateOf<P>;
    using Step = StepOf<P>;

    // A change of the state, and the step that one made next might join: after an undo that is the
    // one before what was undone.
    struct Motion {
        Step step;
        std::optional<Step> last;
    };

    Game(P rules, State start)
        : rules_(std::move(rules)), start_(std::move(start)), state_(start_) {}

    // A game that goes on: its record was checked before. The timer stands until the next turn.
    Game(P rules, State start, Record<Step> record) : Game(std::move(rules), std::move(start)) {
        const Standing& standing = record.standing;
        assert(standing.done <= record.turns.size());
        timer_ = Timer(standing.time);
        history_ = std::move(record.turns);
        while (done_ < standing.done) forward();
        counts_.undos = standing.undos;
        counts_.restarts = standing.restarts;
        help_ = standing.help;
        finished_ = ends_solved();
        trail_.clear();
    }

    // Everything the player does at once. False, and nothing changed, if there is no step or one
    // that is not legal, or if the game is finished.
    bool turn(std::span<const Step> steps, Moment now) {
        if (finished_ || steps.empty() || !is_legal(steps)) return false;
        timer_.start(now);
        history_.resize(done_);
        history_.push_back({{steps.begin(), steps.end()}, timer_.advance(now)});
        forward();
        if (is_solved()) finish(now);
        return true;
    }
    bool step(const Step& step, Moment now) { return turn(std::span(&step, 1), now); }

    // False if there is nothing to undo, to redo, or to start again.
    bool undo() {
        if (done_ == 0) return false;
        back();
        if (!finished_) ++counts_.undos;
        return true;
    }
    bool redo() {
        if (done_ == history_.size()) return false;
        forward();
        return true;
    }
    bool restart() {
        if (history_.empty() || (done_ == 0 && !finished_)) return false;
        while (done_ > 0) back();
        if (finished_) {
            begin_again();
        } else {
            ++counts_.restarts;
        }
        return true;
    }

    // The timer stands until `resume` or the next turn. Neither starts it before the first turn.
    void pause(Moment now) { timer_.stop(now); }
    void resume(Moment now) {
        if (!history_.empty() && !finished_) timer_.start(now);
    }
    [[nodiscard]] Moment time(Moment now) const { return timer_.elapsed(now); }
    [[nodiscard]] bool is_timed() const { return timer_.is_running(); }

    // Finished games are not touched: what is shown afterwards is no help.
    void note_hint() { help_.hint = help_.hint || !finished_; }
    void note_solution() { help_.solution = help_.solution || !finished_; }

    [[nodiscard]] const P& rules() const { return rules_; }
    [[nodiscard]] const State& start() const { return start_; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] bool is_solved() const { return rules_.is_solved(state_); }
    [[nodiscard]] bool is_finished() const { return finished_; }
    [[nodiscard]] const Counts& counts() const { return counts_; }
    [[nodiscard]] const Help& help() const { return help_; }

    // All turns in order, those that can be redone behind the first `done()`.
    [[nodiscard]] std::span<const Turn<Step>> history() const { return history_; }
    [[nodiscard]] std::size_t done() const { return done_; }
    [[nodiscard]] bool can_undo() const { return done_ > 0; }
    [[nodiscard]] bool can_redo() const { return done_ < history_.size(); }

    // From the start to here, without slips.
    [[nodiscard]] std::span<const Step> way_here() const { return reduced_.steps(); }

    // The last step that counts; nothing at the start.
    [[nodiscard]] std::optional<Step> last_step() const {
        return done_ > 0 ? std::optional(history_[done_ - 1].steps.back()) : std::nullopt;
    }

    // Everything that ever changed the state, undo, redo and restart too. It only grows: who
    // follows the game remembers how much of it was seen.
    [[nodiscard]] std::span<const Motion> trail() const { return trail_; }

    [[nodiscard]] Record<Step> record(Moment now) const {
        return {history_, {done_, time(now), counts_.undos, counts_.restarts, help_}};
    }

   private:
    [[nodiscard]] bool is_legal(std::span<const Step> steps) const {
        State state = state_;
        return std::ranges::all_of(steps, [&](const Step& s) { return rules_.apply(state, s); });
    }

    [[nodiscard]] bool ends_solved() const {
        State state = state_;
        for (const Turn<Step>& turn : std::span(history_).subspan(done_)) {
            for (const Step& step : turn.steps) rules_.apply(state, step);
        }
        return !history_.empty() && rules_.is_solved(state);
    }

    void forward() {
        counts_.moves += moves_of_next();
        ++counts_.turns;
        for (const Step& step : history_[done_++].steps) apply(step, step);
    }
    void back() {
        const std::vector<Step>& steps = history_[--done_].steps;
        for (std::size_t left = steps.size(); left-- > 0;)
            apply(rules_.inverse(steps[left]), left > 0 ? steps[left - 1] : last_step());
        --counts_.turns;
        counts_.moves -= moves_of_next();
    }
    // What the first turn that is not done adds to the count.
    [[nodiscard]] std::uint64_t moves_of_next() const {
        const std::span<const Step> steps = history_[done_].steps;
        return static_cast<std::uint64_t>(count_moves(rules_, steps, last_step()));
    }
    void apply(const Step& step, std::optional<Step> last) {
        [[maybe_unused]] const bool legal = rules_.apply(state_, step);
        assert(legal);
        trail_.push_back({step, std::move(last)});
        reduced_.add(rules_, step);
        counts_.slip_free = reduced_.moves();
    }

    void finish(Moment now) {
        finished_ = true;
        timer_.stop(now);
    }
    void begin_again() {
        finished_ = false;
        history_.clear();
        timer_ = Timer();
        counts_ = {};
        help_ = {.repeated = true};
    }

    P rules_;
    State start_;
    State state_;
    std::vector<Turn<Step>> history_;
    std::size_t done_ = 0;
    std::vector<Motion> trail_;
    Reduced<P> reduced_;
    Counts counts_;
    Help help_;
    Timer timer_;
    bool finished_ = false;
};

}  // namespace noyes::game
