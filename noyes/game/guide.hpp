// Hints that follow the player. A solver is asked once; from then on the way it found is kept up to
// date with every move, undo and restart, and the solver need not start again.
//
// At once:             guide.ask(game, solver);
//                      guide.next(3);                             // the next three steps
//
// In the background:   const auto inquiry = guide.inquire(game);
//                      ... solver(inquiry.rules, inquiry.state) on a thread of the front end ...
//                      guide.deliver(game, inquiry, advice);      // wherever the player is by then
//
// A front end may deliver several answers, each better than the one before: the best is kept.
#pragma once

#include <noyes/game/game.hpp>
#include <noyes/game/known_way.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace noyes::game {

template <Movable P>
class Guide {
   public:
    using State = StateOf<P>;
    using Step = StepOf<P>;

    // What a solver is asked, and where in the trail of the game that was.
    struct Inquiry {
        P rules;
        State state;
        std::optional<Step> last{};
        std::size_t trail = 0;
    };

    // Brings the known way to where the player is: call it after anything was done in the game. A
    // guide belongs to one game.
    void follow(const Game<P>& game) {
        if (way_) catch_up(*way_, game, seen_);
        seen_ = game.trail().size();
    }

    [[nodiscard]] bool knows_way() const { return way_.has_value(); }

    // The next steps, at most so many; none if no way is known or the puzzle is solved.
    [[nodiscard]] std::vector<Step> next(std::size_t most) const {
        std::vector<Step> steps = way();
        if (most < steps.size())
            steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(most), steps.end());
        return steps;
    }
    // All of them.
    [[nodiscard]] std::vector<Step> way() const {
        return way_ ? way_->steps() : std::vector<Step>{};
    }
    // Nothing if no way is known.
    [[nodiscard]] std::optional<Distance> distance() const {
        return way_ ? std::optional(way_->distance()) : std::nullopt;
    }

    [[nodiscard]] Inquiry inquire(const Game<P>& game) const {
        return {game.rules(), game.state(), game.last_step(), game.trail().size()};
    }

    // An answer to an inquiry, wherever the player has gone meanwhile. It is kept if it is better
    // than what is known.
    void deliver(const Game<P>& game, const Inquiry& inquiry, const Advice<Step>& advice) {
        follow(game);
        if (!advice.way) return;
        KnownWay<P> way(inquiry.rules, inquiry.state, *advice.way, advice.lower_bound,
                        inquiry.last);
        catch_up(way, game, inquiry.trail);
        if (way_) improve(*way_, way);
        way_ = std::move(way);
    }

    // Asks `solver(rules, state) -> Expected<Advice<Step>>` unless a way is known. The error is the
    // solver's; without one there may still be no way, if a limit was reached.
    template <class Solver>
    std::optional<Error> ask(const Game<P>& game, Solver&& solver) {
        follow(game);
        if (way_) return std::nullopt;
        const Inquiry inquiry = inquire(game);
        const Expected<Advice<Step>> advice =
            std::forward<Solver>(solver)(inquiry.rules, inquiry.state);
        if (!advice) return advice.error();
        deliver(game, inquiry, *advice);
        return std::nullopt;
    }

   private:
    static void catch_up(KnownWay<P>& way, const Game<P>& game, std::size_t seen) {
        const auto motions = game.trail().subspan(seen);
        State state = game.state();
        for (auto motion = motions.rbegin(); motion != motions.rend(); ++motion)
            game.rules().apply(state, game.rules().inverse(motion->step));
        for (const auto& motion : motions) {
            game.rules().apply(state, motion.step);
            way.follow(motion.step, state, motion.last);
        }
    }

    // Both start where the player is, so what is proven for one holds for the other.
    static void improve(const KnownWay<P>& known, KnownWay<P>& way) {
        const Distance before = known.distance();
        const Distance now = way.distance();
        if (before.at_most < now.at_most) way = known;
        way.raise(std::max(before.at_least, now.at_least));
    }

    std::optional<KnownWay<P>> way_;
    std::size_t seen_ = 0;  // of the game's trail
};

}  // namespace noyes::game
