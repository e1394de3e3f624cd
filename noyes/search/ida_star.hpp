// Iterative deepening A* (Korf 1985): depth-first searches with a growing bound on g + h. Stores
// nothing but the path.
//
// `room` is what the bound leaves for the rest of a path: bound - g. A child whose estimate does
// not fit in is pruned; the smallest overshoot of an iteration raises the next bound. With
// compile-time steps every (cell, direction) gets an `expand` of its own, with state, value and
// room in registers. Each node costs one counter: it is either pruned or expanded, and what was
// generated is their sum. The path is written on the way down, so that the last child can be a
// jump, not a call.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/run.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/search/any_heuristic.hpp>
#include <noyes/search/observer.hpp>
#include <noyes/search/result.hpp>

#include <algorithm>
#include <array>
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

    // A heuristic behind a virtual call takes longer than knowing the cell at run time costs: then
    // one `expand` is enough.
    static constexpr bool compiled_steps = EnterableDomain<D> && !is_any_heuristic<H>;

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
    // of memory. Where the steps are compile-time types each costs 1, and the bound tells.
    static constexpr Cost deepest = 4000;

    bool iterate(State& state, Value value) {
        if (compiled_steps && bound_ > deepest) return halt_for_depth();
        ++roots_;
        const auto from = [&](auto origin) {
            return expand<decltype(origin)>(state, origin, value, bound_);
        };
        if constexpr (compiled_steps) return domain_.enter(state, from);
        else return from(NoMove{});
    }

    // True if the search is over: the goal was found or it halted.
    template <class Last>
    [[gnu::noinline]] bool expand(StateArgument state, Last last, Value value, Cost room) {
        if (--allowance_ < 0 && !refill()) [[unlikely]]
            return true;
        observer_.expanded(state, last, position(value, room));
        const auto show = [&](auto step, State& child, Cost cost) {
            return visit(step, child, value, room - cost);
        };
        if constexpr (compiled_steps) {
            return domain_.for_each_child(state, last, show);
        } else {
            if (++depth_ > deepest) return halt_for_depth();
            const bool over = domain_.for_each_child(state, last, show);
            --depth_;
            return over;
        }
    }

    template <class Step>
    [[gnu::always_inline]] bool visit(Step step, State& child, Value value, Cost room) {
        const Value next = heuristic_.advance(value, step, child);
        const Cost h = heuristic_.estimate(next);
        observer_.generated(child, step, position(next, room));
        if (h > room) {
            ++pruned_;
            if (h - room < overshoot_) overshoot_ = h - room;
            observer_.pruned(child, step, position(next, room));
            return false;
        }
        trail_[static_cast<std::size_t>(compiled_steps ? room : depth_)] = step;
        if (h == 0 && domain_.is_goal(child)) return reach(step, room);
        return expand<Step>(child, step, next, room);
    }

    // An observer that collects goals may want more of them; the iteration is then completed.
    [[gnu::noinline, gnu::cold]] bool reach(Move move, Cost room) {
        ++goals_;
        cost_ = bound_ - room;  // less than the bound if the heuristic overestimates
        if constexpr (CollectorFor<O, D>) {
            if (!observer_.goal(move, {.g = cost_, .h = 0})) return false;
        }
        if constexpr (compiled_steps) {
            for (Cost left = bound_; left-- > room;) {
                path_.push_back(trail_[static_cast<std::size_t>(left)]);
            }
        } else {
            path_.assign(trail_.begin() + 1, trail_.begin() + depth_ + 1);
        }
        return true;
    }

    [[gnu::noinline, gnu::cold]] bool refill() {
        allowance_ = 0;
        const std::uint64_t more =
            run_.more(generated(), static_cast<std::uint64_t>(bound_) + 1, bound_);
        granted_ += more;
        halted_ = more == 0;
        allowance_ = static_cast<std::int64_t>(more) - (halted_ ? 0 : 1);
        return !halted_;
    }

    [[gnu::noinline, gnu::cold]] bool halt_for_depth() {
        run_.halt_now(Halt::memory_limit);
        halted_ = true;
        return true;
    }

    [[nodiscard]] Position position(Value value, Cost room) const {
        return {.g = bound_ - room, .h = heuristic_.estimate(value)};
    }

    [[nodiscard]] std::uint64_t expanded() const {
        return granted_ - static_cast<std::uint64_t>(allowance_);
    }
    [[nodiscard]] std::uint64_t generated() const {
        return expanded() - std::min(expanded(), roots_) + pruned_ + goals_;
    }

    Result<Move> finish(Outcome outcome) {
        Result<Move> result{.outcome = outcome, .lower_bound = bound_};
        if (outcome == Outcome::solved) {
            result.cost = cost_;
            result.path = std::move(path_);
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
    std::int64_t allowance_ = 0;  // expansions left until the next look at the limits
    std::uint64_t granted_ = 0;
    std::uint64_t pruned_ = 0;
    std::uint64_t roots_ = 0;
    std::uint64_t goals_ = 0;
    bool halted_ = false;
    std::array<Move, deepest + 1> trail_;  // the way to here, by room or by depth
    std::vector<Move> path_;
};

struct IdaStar {
    // For puzzles that know their detours; whoever runs the search passes such a domain.
    static constexpr OptionDescription detours_option{
        .name = "detours",
        .summary = "leave out ways that contain a detour of up to so many moves; 0 for none",
        .fallback = "0",
        .least = 0,
        .most = 16};
    static constexpr OptionDescription options[]{detours_option};
    static constexpr Description about{
        .name = "ida",
        .summary = "depth-first searches with a growing bound; stores only the path",
        .source = "Korf, Depth-first iterative-deepening, 1985; Taylor and Korf 1993 (detours)",
        .options = options};
    static constexpr bool uses_heuristic = true;
    static constexpr bool stores_states = false;
    static constexpr bool can_find_all = true;
    static constexpr bool leaves_out_detours = true;

    static double factor(const Settings&) { return 1; }

    template <class D, class H, class O>
    static auto search(const D& domain, const H& heuristic, O& observer, Run& run,
                       const Settings&) {
        return IdaStarSearch<D, H, O>(domain, heuristic, observer, run)();
    }
};

}  // namespace noyes::search
