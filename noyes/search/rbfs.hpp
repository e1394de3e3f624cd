// Recursive best-first search (Korf 1993): always the state with the smallest g + h, like A*, but
// only the path and the children beside it are kept.
//
// A path is followed as long as nothing beside it is better. Then its last part is forgotten, and
// the least value met there stays behind with the child that led into it, so that the search knows
// when to come back:
//
//   start   7   9      the 7 is followed up to 9, the best beside it;
//          11 8        of its children the 8. When all below that are worse than 9, say 10 at best,
//                      they are forgotten, the 7 becomes a 10, and the 9 is followed, up to 10.
//
// Of children only values are kept, never states: the domain shows them again.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/pseudo_code.hpp>
#include <noyes/base/run.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/search/heuristic.hpp>
#include <noyes/search/observer.hpp>
#include <noyes/search/result.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace noyes::search {

template <Domain D, HeuristicFor<D> H, ObserverFor<D> O>
class RecursiveBestFirst {
    using State = typename D::State;
    using Move = typename D::Move;
    using Value = typename H::Value;

   public:
    RecursiveBestFirst(const D& domain, const H& heuristic, O& observer, Run& run)
        : domain_(domain), heuristic_(heuristic), observer_(observer), run_(run) {}
    RecursiveBestFirst(const RecursiveBestFirst&) = delete;
    RecursiveBestFirst& operator=(const RecursiveBestFirst&) = delete;
    ~RecursiveBestFirst() { run_.give_back(held_); }

    Result<Move> operator()() {
        State state = domain_.start();
        const Value value = heuristic_.evaluate(state);
        const Cost h = heuristic_.estimate(value);
        raise_bound(h);
        if (h == 0 && domain_.is_goal(state)) {
            observer_.found(state, NoMove{}, {});
            return finish(Outcome::solved);
        }
        explore(state, NoMove{}, {value, {.g = 0, .h = h}, h}, infinite_cost);
        if (halted_) return finish(Outcome::halted);
        return finish(over_ ? Outcome::solved : Outcome::exhausted);
    }

   private:
    // The recursion lives on the stack, which is memory too.
    static constexpr std::size_t deepest = 2000;

    struct Node {
        Value value;
        Costs costs;
        Cost least;  // known of all solutions through this node
    };

    // Follows the best child of a state, again and again, until all are worse than `limit`. Returns
    // the value of the best.
    Cost explore(State& state, auto last, Node node, Cost limit) {
        if (!may_expand()) return node.least;
        observer_.expanded(state, last, told(node.costs, node.least));
        const std::size_t first = nodes_.size();
        domain_.for_each_child(state, last, [&](auto step, State& child, Cost cost) {
            return !add(step, child, node, cost);
        });
        Best best = best_from(first);
        while (!over_ && best.value <= limit && best.value != infinite_cost) {
            raise_bound(best.value);
            nodes_[best.index].least = descend(state, last, best.index - first, nodes_[best.index],
                                               std::min(limit, best.second));
            best = best_from(first);
        }
        nodes_.resize(first);
        return best.value;
    }

    bool add(auto step, const State& child, const Node& parent, Cost cost) {
        ++stats_.generated;
        const Value value = heuristic_.advance(parent.value, step, child);
        const Costs costs{parent.costs.g + cost, heuristic_.estimate(value)};
        // What is known of the parent holds for its children: their subtrees were seen before.
        const Cost least = std::max(parent.least, costs.g + costs.h);
        observer_.generated(child, step, told(costs, least));
        if (!make_room()) return false;
        nodes_.push_back({value, costs, least});
        stats_.peak_stored = std::max<std::uint64_t>(stats_.peak_stored, nodes_.size() + 1);
        return true;
    }

    struct Best {
        std::size_t index;
        Cost value;
        Cost second;  // the value of the next best
    };

    [[nodiscard]] Best best_from(std::size_t first) const {
        Best best{first, infinite_cost, infinite_cost};
        for (std::size_t i = first; i < nodes_.size(); ++i) {
            const Cost value = nodes_[i].least;
            if (value < best.value) best = {i, value, best.value};
            else best.second = std::min(best.second, value);
        }
        return best;
    }

    // Into the child that is shown after `before` others.
    Cost descend(State& state, auto last, std::size_t before, Node node, Cost limit) {
        domain_.for_each_child(state, last, [&](auto step, State& child, Cost) {
            if (before-- > 0) return false;
            node.least = follow(child, step, node, limit);
            return true;
        });
        return node.least;
    }

    Cost follow(State& state, Move move, const Node& node, Cost limit) {
        if (trail_.size() == deepest) {
            halt_for_memory();
            return node.least;
        }
        trail_.push_back(move);
        if (node.costs.h == 0 && domain_.is_goal(state)) {
            over_ = true;
            cost_ = node.costs.g;
            observer_.found(state, move, told(node.costs, node.least));
            return node.least;
        }
        const Cost least = explore(state, move, node, limit);
        if (over_) return least;
        trail_.pop_back();
        observer_.pruned(state, move, told(node.costs, least), Pruning::forgotten);
        return least;
    }

    static Position told(Costs costs, Cost least) {
        return {costs.g, costs.h, static_cast<double>(least)};
    }

    void raise_bound(Cost bound) {
        if (bound <= bound_) return;
        bound_ = bound;
        observer_.bound_raised(bound);
    }

    bool may_expand() {
        if (allowance_ == 0) allowance_ = run_.more(stats_.generated, nodes_.size() + 1, bound_);
        halted_ = over_ = allowance_ == 0;
        if (halted_) return false;
        --allowance_;
        ++stats_.expanded;
        return true;
    }

    bool make_room() {
        if (nodes_.size() < nodes_.capacity()) return true;
        const std::size_t more = std::max<std::size_t>(64, 2 * nodes_.size());
        if (!run_.take(more * sizeof(Node))) {
            halt_for_memory();
            return false;
        }
        nodes_.reserve(more);
        run_.give_back(std::exchange(held_, more * sizeof(Node)));
        return true;
    }

    void halt_for_memory() {
        run_.halt_now(Halt::memory_limit);
        halted_ = over_ = true;
    }

    Result<Move> finish(Outcome outcome) {
        Result<Move> result{.outcome = outcome, .lower_bound = bound_, .stats = stats_};
        if (outcome == Outcome::solved) {
            result.cost = cost_;
            result.path = std::move(trail_);
        }
        result.stats.undo_skipped = stats_.expanded - std::min<std::uint64_t>(stats_.expanded, 1);
        result.stats.peak_open = stats_.peak_stored;
        result.stats.memory_bytes = run_.peak_memory();
        return result;
    }

    const D& domain_;
    const H& heuristic_;
    O& observer_;
    Run& run_;
    std::vector<Node> nodes_;  // the children of each state on the path, one level after another
    std::vector<Move> trail_;
    Stats stats_{.peak_stored = 1};
    Cost bound_ = 0;
    Cost cost_ = 0;
    std::uint64_t held_ = 0;  // bytes taken for the nodes
    std::uint64_t allowance_ = 0;
    bool over_ = false;  // solved or halted
    bool halted_ = false;
};

struct Rbfs {
    static constexpr Description about{
        .name = "rbfs",
        .summary = "best first like A*, but forgets what lies beside the path and comes back to it",
        .source = "Korf, Linear-space best-first search, 1993"};
    using enum SearchEvent;
    static constexpr CodeLine code[]{
        {"visit(start, limit = infinite)"},
        {"visit(n, limit): expand n:", {expanded}},
        {"  for each move but the one back: c = the child", {generated}},
        {"    F(c) = the larger of g(c) + h(c) and F(n)"},
        {"  while the smallest F of the children is within the limit:", {bound_raised}},
        {"    b = the child with the smallest F"},
        {"    if b is the goal: done", {found}},
        {"    visit(b, the smaller of limit and the second smallest F)"},
        {"    F(b) = the smallest F met below b; forget all that lies there", {pruned}}};
    static constexpr bool uses_heuristic = true;
    static constexpr bool stores_states = false;
    static constexpr bool can_find_all = false;

    static double factor(const Settings&) { return 1; }

    template <class D, class H, class O>
    static auto search(const D& domain, const H& heuristic, O& observer, Run& run,
                       const Settings&) {
        return RecursiveBestFirst<D, H, O>(domain, heuristic, observer, run)();
    }
};

}  // namespace noyes::search
