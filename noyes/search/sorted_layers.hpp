// Breadth-first search for spaces of a thousand million states: no table of states at all.
//
// The states of one distance are kept as ascending numbers. All children of a layer are written
// down as they come, sorted, and those that occur in this layer or the one before are dropped:
// where every step has a step back, they can be nowhere else (delayed duplicate detection). All
// layers stay in memory, at two or three bytes a state, so the way is found backward.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/pseudo_code.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/search/distinct_numbers.hpp>
#include <noyes/search/observer.hpp>
#include <noyes/search/result.hpp>
#include <noyes/search/undirected.hpp>

#include <set>
#include <vector>

namespace noyes::search {

// A domain that numbers its states: any numbers, one for each state.
template <class D>
concept NumberedDomain =
    UndirectedDomain<D> && requires(const D domain, typename D::State state, std::uint64_t number) {
        { domain.number(state) } -> std::same_as<std::uint64_t>;
        domain.set_number(state, number);
    };

template <NumberedDomain D, ObserverFor<D> O>
class SortedLayers {
    using State = typename D::State;
    using Move = typename D::Move;

   public:
    SortedLayers(const D& domain, O& observer, Run& run)
        : domain_(domain),
          observer_(observer),
          run_(run),
          pool_(run, block_bytes),
          children_(run, pool_, most_children),
          state_(domain.start()) {}

    Result<Move> search() {
        if (domain_.is_goal(state_)) {
            observer_.found(state_, NoMove{}, {});
            return finish(Outcome::solved);
        }
        layers_.emplace_back(pool_);
        if (!layers_.back().add(domain_.number(state_))) return finish(Outcome::halted);
        stored_ = 1;
        while (layers_.back().size() != 0) {
            observer_.bound_raised(distance() + 1);
            if (!expand_layer()) return finish(goal_ ? Outcome::solved : Outcome::halted);
            if (!add_layer()) return finish(Outcome::halted);
        }
        return finish(Outcome::exhausted);
    }

   private:
    static constexpr std::size_t block_bytes = std::size_t{1} << 12;
    static constexpr std::size_t most_children = std::size_t{1} << 27;

    [[nodiscard]] Cost distance() const { return static_cast<Cost>(layers_.size()) - 1; }

    // Writes down all children of the last layer; false at a goal or a limit.
    bool expand_layer() {
        for (Ascending::Reader layer(layers_.back()); layer; layer.next()) {
            if (allowance_ == 0 && !refill()) return false;
            --allowance_;
            domain_.set_number(state_, layer.number());
            if (expand()) return false;
        }
        return true;
    }

    // Whether a goal was found or memory ran out.
    bool expand() {
        const Cost g = distance();
        ++stats_.expanded;
        observer_.expanded(state_, NoMove{}, at(g));
        return domain_.for_each_child(state_, NoMove{}, [&](auto step, State& child, Cost) {
            ++stats_.generated;
            observer_.generated(child, step, at(g + 1));
            const std::uint64_t number = domain_.number(child);
            if constexpr (is_observed<O>) told_.push_back(number);
            if (domain_.is_goal(child)) {
                goal_ = number;
                observer_.found(child, step, at(g + 1));
            }
            return goal_ || !children_.add(number);
        });
    }

    bool refill() {
        allowance_ = run_.more(stats_.generated, stored_, distance() + 1);
        return allowance_ != 0;
    }

    // Of the children those that are new.
    bool add_layer() {
        Ascending::Reader before(
            layers_[layers_.size() - std::min<std::size_t>(2, layers_.size())]);
        Ascending::Reader here(layers_.back());
        Ascending fresh(pool_);
        const bool complete = children_.take_all([&](std::uint64_t number) {
            return before.seek(number) || here.seek(number) || fresh.add(number);
        });
        if (!complete) return false;
        if constexpr (is_observed<O>) tell_dropped(fresh);
        stored_ += fresh.size();
        stats_.peak_open = std::max(stats_.peak_open, fresh.size());
        layers_.push_back(std::move(fresh));
        return true;
    }

    static Position at(Cost g) { return {g, 0, static_cast<double>(g)}; }

    // Children that were there before, or came twice.
    void tell_dropped(const Ascending& fresh) {
        std::set<std::uint64_t> news;
        for (Ascending::Reader all(fresh); all; all.next()) news.insert(all.number());
        for (const std::uint64_t number : told_) {
            if (news.erase(number) != 0) continue;
            domain_.set_number(state_, number);
            observer_.pruned(state_, NoMove{}, at(distance() + 1), Pruning::duplicate);
        }
        told_.clear();
    }

    // From the start to the goal, backward: one of its neighbours is a layer before.
    std::vector<Move> way() {
        std::vector<Move> moves;
        std::uint64_t number = *goal_;
        for (std::size_t layer = layers_.size(); layer-- > 0;) {
            const std::uint64_t parent = neighbour_in(layers_[layer], number);
            moves.push_back(step_between(parent, number));
            number = parent;
        }
        std::ranges::reverse(moves);
        return moves;
    }

    std::uint64_t neighbour_in(const Ascending& layer, std::uint64_t number) {
        std::vector<std::uint64_t> neighbours;
        domain_.set_number(state_, number);
        domain_.for_each_child(state_, NoMove{}, [&](auto, State& child, Cost) {
            neighbours.push_back(domain_.number(child));
            return false;
        });
        std::ranges::sort(neighbours);
        Ascending::Reader reader(layer);
        return *std::ranges::find_if(neighbours, [&](std::uint64_t n) { return reader.seek(n); });
    }

    Move step_between(std::uint64_t from, std::uint64_t to) {
        Move move{};
        domain_.set_number(state_, from);
        domain_.for_each_child(state_, NoMove{}, [&](auto step, State& child, Cost) {
            move = step;
            return domain_.number(child) == to;
        });
        return move;
    }

    Result<Move> finish(Outcome outcome) {
        stats_.duplicates = stats_.generated - std::min(stats_.generated, stored_);
        stats_.peak_stored = stored_;
        stats_.memory_bytes = run_.peak_memory();
        return layered_result(outcome, goal_ ? way() : std::vector<Move>{},
                              layers_.empty() ? 0 : distance() + 1, stats_);
    }

    const D& domain_;
    O& observer_;
    Run& run_;
    BlockPool pool_;
    DistinctNumbers children_;
    std::vector<Ascending> layers_;  // by distance
    State state_;
    std::optional<std::uint64_t> goal_;
    std::uint64_t stored_ = 0;
    Stats stats_;
    std::uint64_t allowance_ = 0;
    std::vector<std::uint64_t> told_;  // of all children of a layer, to an observer alone
};

struct Sorted {
    static constexpr Description about{
        .name = "sorted",
        .summary =
            "breadth-first search that sorts each layer, for huge levels: 2 to 4 bytes a state",
        .source = "Korf 2004 (delayed duplicate detection)"};
    using enum SearchEvent;
    static constexpr CodeLine code[]{
        {"layer = {start}"},
        {"while layer is not empty:", {bound_raised}},
        {"  for each n in layer: expand n:", {expanded}},
        {"    for each move: write down the child", {generated}},
        {"      if it is the goal: done", {found}},
        {"  sort the children; drop those of this layer, of the one before, and doubles", {pruned}},
        {"  layer = the children that are left"},
        {"there is no solution"}};
    static constexpr bool uses_heuristic = false;

    static double factor(const Settings&) { return 1; }

    template <class D, class O>
    static auto search(const D& domain, O& observer, Run& run) {
        return SortedLayers<D, O>(domain, observer, run).search();
    }
};

}  // namespace noyes::search
