// What every best-first search shares: take the waiting state with the smallest key, close it, add
// its children. The policy says what the key is.
//
// A state is looked up when it is taken, not when it is generated: the queue may hold it twice, the
// table never does. So a state costs one random access to memory, and only closed states need a
// place in the table. With a consistent heuristic the first time a state is taken is by a cheapest
// path; otherwise the table keeps the cost, and a state found again by a cheaper path is reopened.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/search/best_first_code.hpp>
#include <noyes/search/bucket_queue.hpp>
#include <noyes/search/hand.hpp>
#include <noyes/search/heuristic.hpp>
#include <noyes/search/observer.hpp>
#include <noyes/search/policy.hpp>
#include <noyes/search/result.hpp>
#include <noyes/search/way_here.hpp>

#include <algorithm>
#include <vector>

namespace noyes::search {

template <PackableDomain D, HeuristicFor<D> H, ObserverFor<D> O>
class BestFirst {
    using State = typename D::State;
    using Move = typename D::Move;
    using Value = typename H::Value;

   public:
    BestFirst(const D& domain, const H& heuristic, O& observer, Run& run, Policy& policy)
        : domain_(domain),
          heuristic_(heuristic),
          observer_(observer),
          run_(run),
          policy_(policy),
          closed_layout_(domain, policy.reopens() ? KeepCost::yes : KeepCost::no),
          waiting_layout_(domain, KeepCost::no),
          pool_(run, block_bytes(closed_layout_.bytes(),
                                 BucketQueue::bytes_for(waiting_layout_.bytes()))),
          closed_(pool_, closed_layout_),
          waiting_(pool_, waiting_layout_.bytes(), policy.ties()),
          hand_(waiting_layout_),
          state_(domain.start()) {}

    Result<Move> operator()() {
        const Value value = heuristic_.evaluate(state_);
        bool room = enqueue(state_, Move{}, {0, heuristic_.estimate(value)});
        while (room && !solved_ && take()) {
            if (allowance_ == 0 && !refill()) return finish(Outcome::halted);
            --allowance_;
            room = close(hand_.next());
        }
        if (solved_) return finish(Outcome::solved);
        return finish(room ? Outcome::exhausted : Outcome::halted);
    }

   private:
    void raise_bound(Cost bound) {
        if (bound <= bound_) return;
        bound_ = bound;
        observer_.bound_raised(bound);
    }

    // Where a crowd of states is alike, some are in the hand together, so that the look-ups of one
    // overlap with the work on others; else one by one, in the exact order of the ties. All in the
    // hand share the key that was the smallest when the first of them was taken.
    static constexpr std::uint64_t crowd = 1024;

    // Takes the first states from the queue into the hand. False: there are none.
    bool take() {
        if (hand_.empty()) {
            if (waiting_.empty()) return false;
            hand_key_ = waiting_.first_key();
            raise_bound(policy_.lower_bound(hand_key_));
            take_one();
        }
        // Many in a row: that way their look-ups also overlap with each other.
        if (hand_.size() > hand_.most / 2) return true;
        while (hand_.size() < hand_.most && waiting_.has_crowd(hand_key_, crowd)) take_one();
        return true;
    }

    void take_one() {
        const auto [record, g] = waiting_.pop();
        const std::uint64_t hash = closed_.hash(record);
        closed_.prefetch(hash);
        hand_.add(record, g, hash);
    }

    // Closes a state and expands it, unless it was closed before. False: no memory.
    bool close(const typename Hand<D>::Taken& taken) {
        const Cost g = taken.g;
        const auto place = closed_.put(taken.packed, taken.hash);
        if (place.record == nullptr) return false;
        if (!place.is_new && !is_better(place.record, g)) return drop(taken);
        closed_layout_.set_move(place.record, taken.move);
        if (policy_.reopens()) closed_layout_.set_cost(place.record, g);
        domain_.unpack(taken.packed, state_);
        const Value value = heuristic_.evaluate(state_);
        const Costs costs{g, heuristic_.estimate(value)};
        if (!place.is_new) {
            ++stats_.reopened;
            observer_.reopened(state_, taken.move, as_taken(costs));
        }
        if (costs.h == 0 && domain_.is_goal(state_)) {
            solved_ = true;
            cost_ = g;
            if (stats_.expanded == 0) observer_.found(state_, NoMove{}, as_taken(costs));
            else observer_.found(state_, taken.move, as_taken(costs));
            return true;
        }
        return expand(taken.move, value, costs);
    }

    [[nodiscard]] bool is_better(const std::byte* record, Cost g) const {
        return policy_.reopens() && g < closed_layout_.cost(record);
    }

    bool drop(const typename Hand<D>::Taken& taken) {
        ++stats_.duplicates;
        if constexpr (is_observed<O>) {
            domain_.unpack(taken.packed, state_);
            const Cost h = heuristic_.estimate(heuristic_.evaluate(state_));
            observer_.pruned(state_, taken.move, as_taken({taken.g, h}), Pruning::duplicate);
        }
        return true;
    }

    // What an observer is told: of a state in the hand, and of one that will wait.
    [[nodiscard]] Position as_taken(Costs costs) const {
        if constexpr (is_observed<O>) return {costs.g, costs.h, policy_.value(hand_key_)};
        else return {};
    }
    [[nodiscard]] Position as_waiting(Costs costs) const {
        if constexpr (!is_observed<O>) return {};
        else return {costs.g, costs.h, policy_.value(policy_.key(costs.g, costs.h))};
    }

    bool expand(Move move, const Value& value, Costs costs) {
        const bool is_start = stats_.expanded++ == 0;
        policy_.expanding(costs.g);
        const auto show = [&](auto last) {
            observer_.expanded(state_, last, as_taken(costs));
            return !domain_.for_each_child(state_, last, [&](auto step, State& child, Cost cost) {
                return !add(step, child, value, costs.g + cost);
            });
        };
        if (is_start) return show(NoMove{});
        ++stats_.undo_skipped;
        return show(move);
    }

    bool add(auto step, State& child, const Value& value, Cost g) {
        ++stats_.generated;
        const Value next = heuristic_.advance(value, step, child);
        const Costs costs{g, heuristic_.estimate(next)};
        observer_.generated(child, step, as_waiting(costs));
        return enqueue(child, step, costs);
    }

    bool enqueue(const State& state, Move move, Costs costs) {
        std::byte* record = waiting_.push(policy_.key(costs.g, costs.h), costs.g);
        if (record == nullptr) return false;
        domain_.pack(state, record);
        waiting_layout_.set_move(record, move);
        stats_.peak_open = std::max(stats_.peak_open, waiting_.size());
        stats_.peak_stored = std::max(stats_.peak_stored, waiting_.size() + closed_.size());
        return true;
    }

    bool refill() {
        allowance_ = run_.more(stats_.generated, waiting_.size() + closed_.size(), bound_);
        return allowance_ != 0;
    }

    Result<Move> finish(Outcome outcome) {
        Result<Move> result{.outcome = outcome, .lower_bound = bound_};
        if (outcome == Outcome::solved) {
            result.path = way_to(state_, domain_, closed_, closed_layout_);
            result.cost = cost_;
        }
        stats_.memory_bytes = run_.peak_memory();
        result.stats = stats_;
        return result;
    }

    const D& domain_;
    const H& heuristic_;
    O& observer_;
    Run& run_;
    Policy& policy_;
    RecordLayout<D> closed_layout_;
    RecordLayout<D> waiting_layout_;
    BlockPool pool_;
    StateTable<D> closed_;
    BucketQueue waiting_;
    Hand<D> hand_;
    Key hand_key_ = 0;
    State state_;
    Stats stats_;
    Cost bound_ = 0;
    Cost cost_ = 0;
    std::uint64_t allowance_ = 0;
    bool solved_ = false;
};

// An algorithm that is a policy: Self::policy(settings, consistent) makes it.
template <class Self>
class BestFirstAlgorithm {
   public:
    static constexpr bool uses_heuristic = true;
    static constexpr bool stores_states = true;
    static constexpr bool can_find_all = false;

    template <class D, class H, class O>
    static auto search(const D& domain, const H& heuristic, O& observer, Run& run,
                       const Settings& settings) {
        auto policy = Self::policy(settings, is_consistent(heuristic));
        return BestFirst<D, H, O>(domain, heuristic, observer, run, policy)();
    }

   private:
    friend Self;
    BestFirstAlgorithm() = default;
};

}  // namespace noyes::search
