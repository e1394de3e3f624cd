// Explores a part by recursion, depth first.
//
// `room` is what the bound leaves for the rest of a path: bound - g. A child whose estimate does
// not fit in is pruned; the smallest overshoot of an iteration raises the next bound. With
// compile-time steps every (cell, direction) gets an `expand` of its own, with state, value and
// room in registers. Each node costs one counter: it is either pruned or expanded, and what was
// generated is their sum. The path is written on the way down, so that the last child can be a
// jump, not a call.
#pragma once

#include <noyes/search/any_heuristic.hpp>
#include <noyes/search/ida/explorer.hpp>
#include <noyes/search/ida/fetching.hpp>
#include <noyes/search/observer.hpp>

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

namespace noyes::search {

template <Domain D, HeuristicFor<D> H, ObserverFor<D> O>
class DepthFirst : public Explorer<typename D::Move> {
    using State = typename D::State;
    using Move = typename D::Move;
    using Value = typename H::Value;
    using Base = Explorer<Move>;
    using Base::bound_, Base::cost_, Base::goals_, Base::overshoot_, Base::path_;

    template <class T, std::size_t most>
    static constexpr bool is_small = std::is_trivially_copyable_v<T> && sizeof(T) <= most;
    using StateArgument = std::conditional_t<is_small<State, 16>, State, State&>;
    // Copies, where they are small, save a pointer to follow at every node. A heuristic may have a
    // small part for that.
    template <class T>
    using Near = std::conditional_t<is_small<T, 8192>, const T, const T&>;
    static const auto& near(const H& heuristic) {
        if constexpr (requires { heuristic.near(); }) return heuristic.near();
        else return heuristic;
    }
    using NearHeuristic = Near<std::remove_cvref_t<decltype(near(std::declval<const H&>()))>>;

    // A heuristic behind a virtual call, or one with large tables, takes longer than knowing the
    // cell at run time costs: then one `expand` is enough.
    static constexpr bool compiled_steps =
        EnterableDomain<D> && !is_any_heuristic<H> && !FetchingHeuristicFor<H, D>;

   public:
    // Only a search that nobody watches can be split.
    static constexpr bool can_share = std::is_same_v<O, Unobserved>;
    static constexpr bool keeps_order = true;

    DepthFirst(const D& domain, const H& heuristic, O& observer, Team& team)
        : Base(team), domain_(domain), heuristic_(near(heuristic)), observer_(observer) {}

    // All below a part that is not a goal itself; `number` is the part's.
    Ending explore(const Part<D, H>& part, std::size_t number) {
        this->number_ = number;
        part_ = &part;
        State state = part.state;
        if (!descend(state)) return Ending::explored;
        return halted_ ? Ending::halted : Ending::found;
    }

    void begin(Cost bound) {
        Base::begin(bound);
        pruned_before_ = pruned_;
    }
    [[nodiscard]] Cost overshoot() const {
        if constexpr (HasKnownRise<H>) return pruned_ > pruned_before_ ? H::rise : infinite_cost;
        else return overshoot_;
    }

    [[nodiscard]] Tally tally() const {
        const std::uint64_t expanded = granted_ - static_cast<std::uint64_t>(allowance_);
        return {expanded, expanded - std::min(expanded, roots_) + pruned_ + goals_};
    }

   private:
    // The recursion lives on the stack, which is memory too: a deeper path ends the search as out
    // of memory. Where the steps are compile-time types each costs 1, and the bound tells.
    static constexpr Cost deepest = 4000;

    bool descend(State& state) {
        if (compiled_steps && bound_ > deepest) return halt_for_depth();
        ++roots_;
        depth_ = 0;
        const auto from = [&](auto last) {
            return expand<decltype(last)>(state, last, part_->value, bound_ - part_->g);
        };
        if constexpr (compiled_steps) {
            return part_->last ? domain_.enter(state, *part_->last, from)
                               : domain_.enter(state, from);
        } else {
            return part_->last ? from(*part_->last) : from(NoMove{});
        }
    }

    // True if the exploration is over: the goal was found or it halted.
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
            if constexpr (!HasKnownRise<H>) overshoot_ = std::min(overshoot_, h - room);
            observer_.pruned(child, step, position(next, room), Pruning::beyond_bound);
            return false;
        }
        trail_[static_cast<std::size_t>(compiled_steps ? room : depth_)] = step;
        if (h == 0 && domain_.is_goal(child)) {
            observer_.found(child, step, position(next, room));
            return reach(step, room);
        }
        return expand<Step>(child, step, next, room);
    }

    // An observer that collects goals may want more of them; the iteration is then completed.
    [[gnu::noinline, gnu::cold]] bool reach(Move move, Cost room) {
        ++goals_;
        cost_ = bound_ - room;  // less than the bound if the heuristic overestimates
        if constexpr (CollectorFor<O, D>) {
            if (!observer_.goal(move, {.g = cost_, .h = 0})) return false;
        }
        path_ = part_->path;
        if constexpr (compiled_steps) {
            for (Cost left = bound_ - part_->g; left-- > room;) {
                path_.push_back(trail_[static_cast<std::size_t>(left)]);
            }
        } else {
            path_.insert(path_.end(), trail_.begin() + 1, trail_.begin() + depth_ + 1);
        }
        return true;
    }

    [[gnu::noinline, gnu::cold]] bool refill() {
        allowance_ = 0;
        const std::uint64_t more = this->more(tally().generated);
        granted_ += more;
        halted_ = more == 0;
        allowance_ = static_cast<std::int64_t>(more) - (halted_ ? 0 : 1);
        return !halted_;
    }

    [[gnu::noinline, gnu::cold]] bool halt_for_depth() {
        this->team_.halt(Halt::memory_limit);
        halted_ = true;
        return true;
    }

    [[nodiscard]] Position position(Value value, Cost room) const {
        const Cost g = bound_ - room;
        const Cost h = heuristic_.estimate(value);
        return {.g = g, .h = h, .f = static_cast<double>(g + h)};
    }

    Near<D> domain_;
    NearHeuristic heuristic_;
    O& observer_;
    const Part<D, H>* part_ = nullptr;
    Cost depth_ = 0;
    std::int64_t allowance_ = 0;  // expansions left until the next look at the limits
    std::uint64_t granted_ = 0;
    std::uint64_t pruned_ = 0;
    std::uint64_t pruned_before_ = 0;  // this iteration
    std::uint64_t roots_ = 0;          // parts begun: expanded, but not generated here
    bool halted_ = false;
    std::array<Move, deepest + 1> trail_;  // the way from the part to here, by room or by depth
};

}  // namespace noyes::search
