// Search from both ends that meets in the middle: MMe (Holte, Felner, Sharon, Sturtevant and Chen
// 2017). Each half takes the state with the smallest
//
//   max(g + h, 2 g + e)      e: the cost of the cheapest step
//
// and the half whose smallest is smaller goes first. So neither half expands a state beyond the
// middle of a shortest path, and no path that is still unknown costs less than the smallest value
// waiting: when it reaches the cost of the best meeting, that one is proven.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/pseudo_code.hpp>
#include <noyes/base/run.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/search/frontier.hpp>
#include <noyes/search/heuristic.hpp>
#include <noyes/search/observer.hpp>
#include <noyes/search/result.hpp>

#include <algorithm>
#include <vector>

namespace noyes::search {

template <ReversibleDomain D, HeuristicFor<D> H, HeuristicFor<D> Back, ObserverFor<D> O>
class MeetInTheMiddle {
    using State = typename D::State;
    using Move = typename D::Move;
    using News = typename Frontier<D>::News;

   public:
    MeetInTheMiddle(const D& domain, const H& heuristic, const Back& way_back, O& observer,
                    Run& run)
        : observer_(observer),
          run_(run),
          pool_(run, Frontier<D>::block_bytes_for(domain)),
          forward_{domain, heuristic, {domain, pool_}, false},
          backward_{domain.reversed(), way_back, {domain, pool_}, true},
          record_(domain.packed_size()),
          packed_(domain.packed_size()),
          state_(domain.start()) {}

    Result<Move> operator()() {
        bool room = begin(forward_, backward_) && begin(backward_, forward_);
        while (room && !forward_.frontier.empty() && !backward_.frontier.empty()) {
            raise_bound(static_cast<Cost>(
                std::min({forward_.first_key(), backward_.first_key(), Key{best_}})));
            if (bound_ >= best_) break;
            if (allowance_ == 0 && !refill()) return finish(Outcome::halted);
            --allowance_;
            room = is_forward_next() ? advance(forward_, backward_) : advance(backward_, forward_);
        }
        if (!room) return finish(Outcome::halted);
        if (best_ == infinite_cost) return finish(Outcome::exhausted);
        raise_bound(best_);  // one half has nothing left to try
        return finish(Outcome::solved);
    }

   private:
    template <class Estimator>
    struct Half {
        D domain;
        const Estimator& heuristic;
        Frontier<D> frontier;
        bool is_backward;
        std::uint64_t expanded = 0;

        [[nodiscard]] Key first_key() const { return frontier.first_key(); }
    };

    [[nodiscard]] bool is_forward_next() const {
        const Key difference = forward_.first_key() - backward_.first_key();
        if (difference != 0) return difference < 0;
        return forward_.frontier.waiting() <= backward_.frontier.waiting();
    }

    bool begin(auto& own, const auto& other) {
        const State start = own.domain.start();
        own.domain.pack(start, packed_.data());
        const Cost h = own.heuristic.estimate(own.heuristic.evaluate(start));
        return enter(own, other, start, Move{}, {.g = 0, .h = h});
    }

    // Expands the first waiting state of one half. False: no memory.
    bool advance(auto& own, const auto& other) {
        const auto [move, g, is_current] = own.frontier.take(record_.data());
        if (!is_current && !is_observed<O>) return true;
        own.domain.unpack(record_.data(), state_);
        const auto value = own.heuristic.evaluate(state_);
        const Costs costs{g, own.heuristic.estimate(value)};
        if (!is_current || is_useless(costs)) {
            observer_.pruned(state_, move, told(own, costs),
                             is_current ? Pruning::no_better : Pruning::outdated);
            return true;
        }
        const auto show = [&](auto last) {
            observer_.expanded(state_, last, told(own, costs));
            return !own.domain.for_each_child(
                state_, last, [&](auto step, State& child, Cost cost) {
                    return !add(own, other, step, child, value, g + cost);
                });
        };
        ++stats_.expanded;
        if (own.expanded++ == 0) return show(NoMove{});
        ++stats_.undo_skipped;
        return show(move);
    }

    bool add(auto& own, const auto& other, auto step, const State& child, const auto& value,
             Cost g) {
        ++stats_.generated;
        own.domain.pack(child, packed_.data());
        own.frontier.prefetch(packed_.data());
        other.frontier.prefetch(packed_.data());
        const auto next = own.heuristic.advance(value, step, child);
        const Costs costs{g, own.heuristic.estimate(next)};
        observer_.generated(child, step, told(own, costs));
        return enter(own, other, child, step, costs);
    }

    // `state` is packed already.
    bool enter(auto& own, const auto& other, const State& state, Move move, Costs costs) {
        const News news = own.frontier.reach(packed_.data(), move, costs.g);
        if (news == News::no_memory) return false;
        if (news != News::first) count(news, state, move, told(own, costs));
        if (news == News::nothing_better) return true;
        if (meet(other.frontier, costs.g)) {
            const auto f = static_cast<double>(best_);
            observer_.found(state, move, Position{costs.g, costs.h, f, own.is_backward});
        }
        if (is_useless(costs)) {
            observer_.pruned(state, move, told(own, costs), Pruning::no_better);
            return true;
        }
        const bool room = own.frontier.enqueue(packed_.data(), move, costs.g, key(costs));
        count_stored();
        return room;
    }

    [[nodiscard]] Key key(Costs costs) const {
        return std::max(Key{costs.g} + costs.h, Key{2} * costs.g + cheapest_);
    }

    [[nodiscard]] Position told(const auto& own, Costs costs) const {
        return {costs.g, costs.h, static_cast<double>(key(costs)), own.is_backward};
    }

    // A way through here is no better than the best one known.
    [[nodiscard]] bool is_useless(Costs costs) const { return costs.g + costs.h >= best_; }

    // Whether the other half was here, on a better way than all before.
    bool meet(const Frontier<D>& other, Cost g) {
        const std::optional<Cost> rest = other.cost(packed_.data());
        if (!rest || g + *rest >= best_) return false;
        best_ = g + *rest;
        meeting_ = packed_;
        return true;
    }

    void count(News news, const State& state, Move move, const Position& position) {
        if (news == News::cheaper_expanded) {
            ++stats_.reopened;
            observer_.reopened(state, move, position);
            return;
        }
        ++stats_.duplicates;
        if (news == News::nothing_better)
            observer_.pruned(state, move, position, Pruning::duplicate);
    }

    [[nodiscard]] std::uint64_t stored() const {
        return forward_.frontier.reached() + backward_.frontier.reached();
    }

    void count_stored() {
        const std::uint64_t open = forward_.frontier.waiting() + backward_.frontier.waiting();
        stats_.peak_open = std::max(stats_.peak_open, open);
        stats_.peak_stored = std::max(stats_.peak_stored, stored());
    }

    void raise_bound(Cost bound) {
        if (bound <= bound_) return;
        bound_ = bound;
        observer_.bound_raised(bound);
    }

    bool refill() {
        allowance_ = run_.more(stats_.generated, stored(), bound_);
        return allowance_ != 0;
    }

    // Forward to the meeting, then back what led there from the goal.
    [[nodiscard]] std::vector<Move> path() const {
        std::vector<Move> moves = forward_.frontier.way(forward_.domain, meeting_.data());
        std::vector<Move> rest = backward_.frontier.way(backward_.domain, meeting_.data());
        for (auto move = rest.rbegin(); move != rest.rend(); ++move) {
            moves.push_back(forward_.domain.inverse(*move));
        }
        return moves;
    }

    Result<Move> finish(Outcome outcome) {
        stats_.memory_bytes = run_.peak_memory();
        Result<Move> result{.outcome = outcome, .lower_bound = bound_, .stats = stats_};
        if (outcome != Outcome::solved) return result;
        result.cost = best_;
        result.path = path();
        return result;
    }

    O& observer_;
    Run& run_;
    BlockPool pool_;
    Half<H> forward_;
    Half<Back> backward_;
    Cost cheapest_ = forward_.domain.cheapest_step();
    std::vector<std::byte> record_;   // the state being expanded
    std::vector<std::byte> packed_;   // the state being entered
    std::vector<std::byte> meeting_;  // of the best path known
    State state_;
    Cost best_ = infinite_cost;
    Cost bound_ = 0;
    Stats stats_;
    std::uint64_t allowance_ = 0;
};

struct Bidirectional {
    static constexpr Description about{
        .name = "bidirectional",
        .alias = "mm",
        .summary = "from both ends at once, neither half beyond the middle of a shortest path",
        .source = "Holte, Felner, Sharon, Sturtevant and Chen, MM, 2017"};
    using enum SearchEvent;
    static constexpr CodeLine code[]{
        {"two halves, one from the start and one from the goal; best = infinite"},
        {"f(n) = the larger of g(n) + h(n) and 2 * g(n) + 1"},
        {"while the smallest f of both halves is less than best:", {bound_raised}},
        {"  n = the state with the smallest f, taken out of its half"},
        {"  expand n:", {expanded}},
        {"    for each move but the one back: c = the child", {generated}},
        {"      if the other half was at c: best = the shorter of best and the way through c",
         {found}},
        {"      if this half was at c, by no longer way, or g(c) + h(c) >= best: leave c out",
         {pruned}},
        {"      if c was expanded by a longer way: reopen it", {reopened}},
        {"      put c into this half"},
        {"best is the length of a shortest solution"}};
    static constexpr bool uses_heuristic = true;
    static constexpr bool stores_states = true;
    static constexpr bool can_find_all = false;
    static constexpr bool searches_backward = true;

    static double factor(const Settings&) { return 1; }

    // A heuristic may know another one for the way back: backward(), or nullptr.
    template <class D, class H, class O>
    static auto search(const D& domain, const H& heuristic, O& observer, Run& run,
                       const Settings&) {
        if constexpr (requires { heuristic.backward(); }) {
            if (const H* back = heuristic.backward()) {
                return MeetInTheMiddle<D, H, H, O>(domain, heuristic, *back, observer, run)();
            }
            const H blind{NoEstimate{}};
            return MeetInTheMiddle<D, H, H, O>(domain, heuristic, blind, observer, run)();
        } else {
            const NoEstimate blind;
            return MeetInTheMiddle<D, H, NoEstimate, O>(domain, heuristic, blind, observer, run)();
        }
    }
};

}  // namespace noyes::search
