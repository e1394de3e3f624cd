// Best-first width search (Lipovetzky and Geffner 2017): states that show something new come first,
// and among these the ones that look nearest to the goal.
//
// A domain says which facts hold in a state, as numbers; a piece in a place is one. New is a fact,
// or less so a pair of facts, that no state with the same estimate has shown before. So the search
// does not get lost among the many states that look alike, and still sees all states in the end.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/pseudo_code.hpp>
#include <noyes/base/run_memory.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/search/bucket_queue.hpp>
#include <noyes/search/fact_pairs.hpp>
#include <noyes/search/heuristic.hpp>
#include <noyes/search/numbered_states.hpp>
#include <noyes/search/observer.hpp>
#include <noyes/search/parents.hpp>
#include <noyes/search/result.hpp>

#include <limits>
#include <span>

namespace noyes::search {

// A way from one of many starts to one of many ends.
template <PackableDomain D>
struct Lead {
    std::size_t start;  // which of them
    std::vector<typename D::Move> moves;
    typename D::State end;
};

template <PackableDomain D>
struct Leads {
    std::vector<Lead<D>> leads;
    Stats stats;
};

// Where leads end: at goals, or at the states with the smallest estimate of all that were seen.
enum class Ends : bool { at_goals, nearest };

// Which pairs of facts can be new. With each estimate all begin anew, or only those with a fact
// that the last move made true: fewer, so that states which show nothing new wait longer.
enum class NewPairs : bool { of_all_facts, of_changed_facts };

template <FactualDomain D, HeuristicFor<D> H, ObserverFor<D> O>
class NoveltySearch {
    using State = typename D::State;
    using Move = typename D::Move;
    using Number = typename NumberedStates<D>::Number;
    using News = typename NumberedStates<D>::News;

   public:
    NoveltySearch(const D& domain, const H& heuristic, O& observer, Run& run, NewPairs pairs,
                  Ends ends = Ends::at_goals, std::size_t most = 1)
        : domain_(domain),
          heuristic_(heuristic),
          observer_(observer),
          run_(run),
          pairs_(pairs),
          wanted_(ends),
          most_(most),
          states_(domain, run),
          parents_(run),
          pool_(run, block_bytes(sizeof(Number), BucketQueue::bytes_for(sizeof(Number)))),
          waiting_(pool_, sizeof(Number), Ties::fifo),
          seen_(run),
          packed_(domain.packed_size()),
          state_(domain.start()) {}

    Result<Move> operator()() {
        const State start = domain_.start();
        return finish(search(std::span(&start, 1)));
    }

    // The ends that were found first.
    Leads<D> leads(std::span<const State> starts) {
        search(starts);
        stats_.peak_stored = states_.size();
        stats_.memory_bytes = run_.peak_memory();
        Leads<D> leads{{}, stats_};
        for (const Number end : ends_) leads.leads.push_back(lead(end));
        return leads;
    }

   private:
    struct Taken {
        Number number;
        Cost g;
        Key key;
        [[nodiscard]] Cost h() const { return static_cast<Cost>(key % per_novelty); }
    };

    Outcome search(std::span<const State> starts) {
        if (!seen_.has_memory()) return Outcome::halted;
        for (const State& start : starts) {
            if (!add_start(start)) return Outcome::halted;
        }
        while (!is_over() && !waiting_.empty()) {
            if (allowance_ == 0 && !refill()) return Outcome::halted;
            --allowance_;
            if (!expand(take())) return Outcome::halted;
        }
        return ends_.empty() ? Outcome::exhausted : Outcome::solved;
    }

    // A start is its own parent. False without memory.
    bool add_start(const State& start) {
        ++starts_;
        const auto number = static_cast<Number>(states_.size());
        const News news = add(start, number);
        if (news != News::first) return news == News::known;
        start_of_.push_back(starts_ - 1);
        const Cost h = heuristic_.estimate(heuristic_.evaluate(start));
        if (!note_end(start, h)) return wait(number, 0, noted_key(h));
        observer_.found(start, NoMove{}, {});
        return true;
    }

    [[nodiscard]] bool is_over() const {
        return ends_.size() == most_ && (wanted_ == Ends::at_goals || least_ == 0);
    }

    // Whether the search does not go on from the state that was added last.
    bool note_end(const State& state, Cost h) {
        if (wanted_ == Ends::at_goals) {
            if (!domain_.is_goal(state)) return false;
            if (ends_.size() < most_) ends_.push_back(static_cast<Number>(states_.size() - 1));
            return true;
        }
        if (h < least_) ends_.clear();
        least_ = std::min(least_, h);
        if (h == least_ && ends_.size() < most_)
            ends_.push_back(static_cast<Number>(states_.size() - 1));
        return false;
    }

    // How little new the state is that was added last, then its estimate.
    static constexpr Key per_novelty = Key{1} << 32;
    Key noted_key(Cost h) {
        return static_cast<Key>(seen_.note(facts_, before_, h)) * per_novelty + h;
    }
    // What an observer is told: a step in novelty outweighs any estimate.
    static Position at(Cost g, Key key) {
        const Key h = key % per_novelty;
        const Key told = 1000 * (key / per_novelty) + h;
        return {g, static_cast<Cost>(h), static_cast<double>(told)};
    }

    bool wait(Number number, Cost g, Key key) {
        std::byte* record = waiting_.push(key, g);
        if (record == nullptr) return false;
        std::memcpy(record, &number, sizeof number);
        stats_.peak_open = std::max(stats_.peak_open, waiting_.size());
        return true;
    }

    Taken take() {
        const Key key = waiting_.first_key();
        const auto [record, g] = waiting_.pop();
        Number number = 0;
        std::memcpy(&number, record, sizeof number);
        return {number, g, key};
    }

    News add(const State& state, Number parent) {
        domain_.pack(state, packed_.data());
        const News news = states_.add(packed_.data());
        if (news != News::first) return news;
        if (!parents_.add(parent)) return News::no_memory;
        facts_.clear();
        domain_.for_each_fact(state, [&](std::size_t fact) { facts_.push_back(fact); });
        return news;
    }

    // False without memory.
    bool expand(const Taken& taken) {
        domain_.unpack(states_.state(taken.number), state_);
        ++stats_.expanded;
        observer_.expanded(state_, NoMove{}, at(taken.g, taken.key));
        std::vector<std::size_t> own;
        domain_.for_each_fact(state_, [&](std::size_t fact) { own.push_back(fact); });
        bool room = true;
        domain_.for_each_child(state_, NoMove{}, [&](auto step, State& child, Cost cost) {
            room = visit(step, child, taken, taken.g + cost, own);
            return !room || is_over();
        });
        return room;
    }

    bool visit(auto step, State& child, const Taken& parent, Cost g,
               const std::vector<std::size_t>& facts) {
        ++stats_.generated;
        const News news = add(child, parent.number);
        if (news == News::no_memory) return false;
        if (news == News::known) {
            ++stats_.duplicates;
            drop(step, child, g);
            return true;
        }
        const Cost h = heuristic_.estimate(heuristic_.evaluate(child));
        // What a parent with another estimate has shown does not count here.
        const bool has_shown = h == parent.h() || pairs_ == NewPairs::of_changed_facts;
        before_ = has_shown ? facts : std::vector<std::size_t>{};
        const Key key = noted_key(h);
        observer_.generated(child, step, at(g, key));
        if (!note_end(child, h)) return wait(static_cast<Number>(states_.size() - 1), g, key);
        observer_.found(child, step, at(g, key));
        return true;
    }

    void drop(auto step, const State& child, Cost g) {
        if constexpr (is_observed<O>) {
            const Key key = heuristic_.estimate(heuristic_.evaluate(child));
            observer_.generated(child, step, at(g, key));
            observer_.pruned(child, step, at(g, key), Pruning::duplicate);
        }
    }

    bool refill() {
        allowance_ = run_.more(stats_.generated, states_.size(), 0);
        return allowance_ != 0;
    }

    [[nodiscard]] Lead<D> lead(Number end) {
        Lead<D> lead{0, {}, state_};
        domain_.unpack(states_.state(end), lead.end);
        Number number = end;
        for (; parents_[number] != number; number = parents_[number])
            lead.moves.push_back(
                move_between(domain_, states_.state(parents_[number]), states_.state(number)));
        std::ranges::reverse(lead.moves);
        lead.start = start_of_[number];
        return lead;
    }

    Result<Move> finish(Outcome outcome) {
        stats_.peak_stored = states_.size();
        stats_.memory_bytes = run_.peak_memory();
        Result<Move> result{.outcome = outcome, .stats = stats_};
        if (outcome == Outcome::solved) result.path = lead(ends_.front()).moves;
        result.cost = static_cast<Cost>(result.path.size());
        return result;
    }

    const D& domain_;
    const H& heuristic_;
    O& observer_;
    Run& run_;
    NewPairs pairs_;
    Ends wanted_;
    std::size_t most_;  // ends
    NumberedStates<D> states_;
    Parents parents_;
    BlockPool pool_;
    BucketQueue waiting_;
    FactPairs seen_;
    std::vector<std::byte> packed_;
    std::vector<std::size_t> facts_;   // of the state that was added last
    std::vector<std::size_t> before_;  // of its parent, if these do not count
    State state_;
    Stats stats_;
    std::uint64_t allowance_ = 0;
    std::size_t starts_ = 0;
    std::vector<std::size_t> start_of_;  // which start is the state of that number
    std::vector<Number> ends_;
    Cost least_ = std::numeric_limits<Cost>::max();  // estimate seen so far
};

// Whoever asks for it brings the estimate, and may shorten what is found.
struct Novelty {
    static constexpr OptionDescription shorten_option{
        .name = "shorten",
        .summary = "how many states beside the way are looked at to make it shorter",
        .fallback = "50000",
        .least = 0,
        .most = 1e9};
    static constexpr OptionDescription options[]{shorten_option};
    static constexpr Description about{
        .name = "novelty",
        .summary = "states that show something new first; for a way through huge levels",
        .source = "Lipovetzky and Geffner 2017 (best-first width search)",
        .options = options};
    using enum SearchEvent;
    static constexpr CodeLine code[]{
        {"open = {start}"},
        {"while open is not empty:"},
        {"  n = the state in open that shows most that is new; of equals the smallest h"},
        {"  expand n:", {expanded}},
        {"    for each move: c = the child", {generated}},
        {"      if c was seen before: leave it out", {pruned}},
        {"      if c is the goal: done", {found}},
        {"      put c into open; new is what no state with the same h has shown"},
        {"there is no solution"}};
    static constexpr bool uses_heuristic = false;

    static double factor(const Settings&) { return std::numeric_limits<double>::infinity(); }

    template <class D, class H, class O>
    static Result<typename D::Move> search(const D& domain, const H& heuristic, O& observer,
                                           Run& run, const Settings&,
                                           NewPairs pairs = NewPairs::of_all_facts) {
        return NoveltySearch<D, H, O>(domain, heuristic, observer, run, pairs)();
    }

    // From many starts to many ends, up to `most`. A halt leaves those that were found before it.
    template <class D, class H>
    static Leads<D> leads(const D& domain, const H& heuristic, Run& run,
                          std::span<const typename D::State> starts, Ends ends, std::size_t most) {
        Unobserved nobody;
        return NoveltySearch<D, H, Unobserved>(domain, heuristic, nobody, run,
                                               NewPairs::of_changed_facts, ends, most)
            .leads(starts);
    }
};

}  // namespace noyes::search
