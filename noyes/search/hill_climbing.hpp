// Enforced hill climbing (Hoffmann and Nebel 2001): breadth-first search for the nearest state with
// a smaller estimate, then again from there, until the goal.
//
// Where every step has a step back there are no dead ends: as long as memory lasts it finds a way
// if there is one. The way is short from stage to stage, not as a whole.
#pragma once

#include <noyes/search/layered.hpp>

#include <limits>

namespace noyes::search {

// A domain from one of its states on, whose goals are all states with a smaller estimate.
template <UndirectedDomain D, HeuristicFor<D> H>
class Slope : public D {
   public:
    using State = typename D::State;

    Slope(const D& domain, const H& heuristic)
        : D(domain),
          heuristic_(heuristic),
          from_(domain.start()),
          estimate_(estimate(from_)),
          is_over_(domain.is_goal(from_)) {}

    [[nodiscard]] State start() const { return from_; }
    // States that seem to be at the goal and are not are no progress.
    [[nodiscard]] bool is_goal(const State& state) const {
        return D::is_goal(state) || (estimate_ > 1 && estimate(state) < estimate_);
    }

    [[nodiscard]] bool is_over() const { return is_over_; }
    // Starts anew from the end of a path.
    void climb(std::span<const typename D::Move> path) {
        for (const auto& move : path) play(move);
        estimate_ = estimate(from_);
        is_over_ = D::is_goal(from_);
    }

   private:
    [[nodiscard]] Cost estimate(const State& state) const {
        return heuristic_.estimate(heuristic_.evaluate(state));
    }

    void play(typename D::Move move) {
        State after = from_;
        this->for_each_child(from_, NoMove{}, [&](auto step, const State& child, Cost) {
            after = child;
            return typename D::Move(step) == move;
        });
        from_ = after;
    }

    const H& heuristic_;
    State from_;
    Cost estimate_;
    bool is_over_;
};

struct HillClimbing {
    static constexpr Description about{
        .name = "hill",
        .summary = "to the nearest state that looks better, and on from there; for huge levels",
        .source = "Hoffmann and Nebel 2001 (enforced hill climbing)"};
    using enum SearchEvent;
    static constexpr CodeLine code[]{
        {"s = start"},
        {"while s is not the goal:"},
        {"  layer = {s}"},
        {"  until a state with a smaller h than s, or the goal, is found:", {bound_raised}},
        {"    for each n in layer: expand n:", {expanded}},
        {"      for each move: c = the child", {generated}},
        {"        if c was seen before: leave it out", {pruned}},
        {"        else put c into the next layer"},
        {"    layer = the next layer"},
        {"  s = the state that was found", {found}}};
    static constexpr bool uses_heuristic = true;

    static double factor(const Settings&) { return std::numeric_limits<double>::infinity(); }

    template <class D, class H, class O>
    static Result<typename D::Move> search(const D& domain, const H& heuristic, O& observer,
                                           Run& run, const Settings&) {
        Slope<D, H> slope(domain, heuristic);
        Result<typename D::Move> all{.outcome = Outcome::solved};
        while (!slope.is_over()) {
            const auto stage = Layers<Slope<D, H>, O>(slope, observer, run).search();
            add(all.stats, stage.stats);
            run.add_finished(stage.stats.generated);
            all.outcome = stage.outcome;
            if (stage.outcome != Outcome::solved) break;
            all.path.insert(all.path.end(), stage.path.begin(), stage.path.end());
            slope.climb(stage.path);
        }
        if (all.outcome != Outcome::solved) all.path.clear();
        all.cost = static_cast<Cost>(all.path.size());
        return all;
    }

   private:
    static void add(Stats& all, const Stats& stage) {
        all.expanded += stage.expanded;
        all.generated += stage.generated;
        all.duplicates += stage.duplicates;
        all.peak_stored = std::max(all.peak_stored, stage.peak_stored);
        all.peak_open = std::max(all.peak_open, stage.peak_open);
        all.memory_bytes = stage.memory_bytes;
    }
};

}  // namespace noyes::search
