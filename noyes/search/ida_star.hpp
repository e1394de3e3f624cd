// Iterative deepening A* (Korf 1985): depth-first searches with a growing bound on g + h. Stores
// nothing but the path.
//
// `slack` is what the bound leaves: bound - g - h. A child whose slack is negative is pruned; the
// smallest overshoot of an iteration raises the next bound. With compile-time steps every (cell,
// direction) gets an `expand` of its own, with state, value and slack in registers. Each node costs
// one counter: it is either pruned or expanded, and what was generated is their sum.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/run.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/search/heuristic.hpp>
#include <noyes/search/observer.hpp>
#include <noyes/search/result.hpp>

#include <algorithm>
#include <type_traits>

namespace noyes::search {

template <Domain D, HeuristicFor<D> H, ObserverFor<D> O>
class IdaStarSearch {
    using State = typename D::State;
    using Move = typename D::Move;
    using Value = typename H::Value;

    template <class T, std::size_t most>
    static constexpr bool is_small = std::is_trivially_copyable_v<T> && sizeof(T) <= most;
    using StateArgument = std::conditional_t<is_small<State, 16>, State, State&>;
    // Copies, where they are small, save a pointer to follow at every node.
    template <class T>
    using Near = std::conditional_t<is_small<T, 8192>, const T, const T&>;

   public:
    IdaStarSearch(const D& domain, const H& heuristic, O& observer, Run& run)
        : domain_(domain), heuristic_(heuristic), observer_(observer), run_(run) {}

    Result<Move> operator()() {
        State state = domain_.start();
        const Value value = heuristic_.evaluate(state);
        bound_ = heuristic_.estimate(value);
        if (bound_ == 0 && domain_.is_goal(state)) return finish(Outcome::solved);
        while (true) {
            overshoot_ = infinite_cost;
            observer_.bound_raised(bound_);
            if (iterate(state, value)) return finish(halted_ ? Outcome::halted : Outcome::solved);
            if (goals_ > 0) return finish(Outcome::solved);
            if (overshoot_ == infinite_cost) return finish(Outcome::exhausted);
            bound_ += overshoot_;
        }
    }

   private:
    // The recursion lives on the stack, which is memory too: a deeper path ends the search as out
    // of memory. Where the steps are compile-time types they cost at least 1, and the bound tells.
    static constexpr Cost deepest = 4000;

    bool iterate(State& state, Value value) {
        if (EnterableDomain<D> && bound_ > deepest) return halt_for_depth();
        ++roots_;
        const Cost slack = bound_ - heuristic_.estimate(value);
        return enter(domain_, state, [&](auto origin) {
            return expand<decltype(origin)>(state, origin, value, slack);
        });
    }

    // True if the search is over: the goal was found (path_ grows on the way back) or it halted.
    template <class Last>
    [[gnu::noinline]] bool expand(StateArgument state, Last last, Value value, Cost slack) {
        if (allowance_ == 0 && !refill()) [[unlikely]]
            return true;
        --allowance_;
        observer_.expanded(state, last, position(value, slack));
        if (!EnterableDomain<D> && ++depth_ > deepest) return halt_for_depth();
        const bool over =
            domain_.for_each_child(state, last, [&](auto step, State& child, Cost cost) {
                return visit(step, child, value, cost, slack);
            });
        if (!EnterableDomain<D>) --depth_;
        return over;
    }

    template <class Step>
    [[gnu::always_inline]] bool visit(Step step, State& child, Value value, Cost cost, Cost slack) {
        const Value next = heuristic_.advance(value, step, child);
        const Cost h = heuristic_.estimate(next);
        const Cost left = slack - cost - (h - heuristic_.estimate(value));
        observer_.generated(child, step, position(next, left));
        if (left < 0) {
            ++pruned_;
            if (-left < overshoot_) overshoot_ = -left;
            observer_.pruned(child, step, position(next, left));
            return false;
        }
        if (h == 0 && domain_.is_goal(child)) {
            ++goals_;
            cost_ = bound_ - left;  // less than the bound if the heuristic overestimates
            return ends_at(step, position(next, left)) && lead_back(step);
        }
        return expand<Step>(child, step, next, left) && lead_back(step);
    }

    // An observer that collects goals may want more of them; the iteration is then completed.
    bool ends_at(Move move, Position position) {
        if constexpr (CollectorFor<O, D>) return observer_.goal(move, position);
        else return true;
    }

    [[gnu::noinline, gnu::cold]] bool lead_back(Move move) {
        path_.push_back(move);
        return true;
    }

    [[gnu::noinline, gnu::cold]] bool refill() {
        allowance_ = run_.more(generated(), static_cast<std::uint64_t>(bound_) + 1, bound_);
        granted_ += allowance_;
        halted_ = allowance_ == 0;
        return !halted_;
    }

    [[gnu::noinline, gnu::cold]] bool halt_for_depth() {
        run_.halt_now(Halt::memory_limit);
        halted_ = true;
        return true;
    }

    [[nodiscard]] Position position(Value value, Cost slack) const {
        const Cost h = heuristic_.estimate(value);
        return {.g = bound_ - h - slack, .h = h};
    }

    [[nodiscard]] std::uint64_t expanded() const { return granted_ - allowance_; }
    [[nodiscard]] std::uint64_t generated() const {
        return expanded() - std::min(expanded(), roots_) + pruned_ + goals_;
    }

    Result<Move> finish(Outcome outcome) {
        Result<Move> result{.outcome = outcome, .lower_bound = bound_};
        if (outcome == Outcome::solved) {
            result.cost = cost_;
            result.path.assign(path_.rbegin(), path_.rend());
        }
        Stats& stats = result.stats;
        stats.expanded = expanded();
        stats.generated = generated();
        stats.undo_skipped = expanded() - std::min(expanded(), roots_);
        stats.peak_stored = stats.peak_open = static_cast<std::uint64_t>(bound_) + 1;
        return result;
    }

    Near<D> domain_;
    Near<H> heuristic_;
    O& observer_;
    Run& run_;
    Cost bound_ = 0;
    Cost cost_ = 0;  // of the path found
    Cost overshoot_ = infinite_cost;
    Cost depth_ = 0;
    std::uint64_t allowance_ = 0;  // expansions left until the next look at the limits
    std::uint64_t granted_ = 0;
    std::uint64_t pruned_ = 0;
    std::uint64_t roots_ = 0;
    std::uint64_t goals_ = 0;
    bool halted_ = false;
    std::vector<Move> path_;  // backwards
};

struct IdaStar {
    static constexpr Description about{
        .name = "ida",
        .summary = "depth-first searches with a growing bound; stores only the path",
        .source = "Korf, Depth-first iterative-deepening, 1985"};
    static constexpr bool finds_optimum = true;
    static constexpr bool uses_heuristic = true;
    static constexpr bool stores_states = false;
    static constexpr bool can_find_all = true;

    template <class D, class H, class O>
    static auto search(const D& domain, const H& heuristic, O& observer, Run& run,
                       const Settings&) {
        return IdaStarSearch<D, H, O>(domain, heuristic, observer, run)();
    }
};

}  // namespace noyes::search
