// Iterative deepening: explores within a bound, raises it by the smallest overshoot, and so on.
// Once iterations are large they are split into parts, which the threads take one after the other.
//
// What is counted is what one thread alone would look at, whatever the number of threads: parts
// behind the first solution are left out. Where the explorer need not keep the order of the search,
// the parts that promise most come first (promise.hpp).
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/search/ida/promise.hpp>
#include <noyes/search/ida/split.hpp>
#include <noyes/search/ida/team.hpp>
#include <noyes/search/observer.hpp>
#include <noyes/search/result.hpp>

#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace noyes::search {

template <Domain D, HeuristicFor<D> H, ObserverFor<D> O, class Explorer>
class Deepening {
    using Move = typename D::Move;
    using Part = search::Part<D, H>;

   public:
    // `team` may be that of other searches, too, which count against the same limits.
    Deepening(const D& domain, const H& heuristic, O& observer, Run& run, Team& team)
        : domain_(domain),
          heuristic_(heuristic),
          observer_(observer),
          run_(run),
          team_(team),
          root_{domain.start(), heuristic.evaluate(domain.start())},
          bound_(heuristic.estimate(root_.value)) {
        add_explorer();
        if (bound_ == 0 && domain_.is_goal(root_.state)) {
            observer_.found(root_.state, NoMove{}, {});
            outcome_ = Outcome::solved;
        }
    }

    // One iteration; true if it was the last.
    bool advance() {
        if (outcome_) return true;
        observer_.bound_raised(bound_);
        ++iterations_;
        switch (iterate(root_)) {
            case Ending::halted: outcome_ = Outcome::halted; break;
            case Ending::found: outcome_ = Outcome::solved; break;
            case Ending::explored:
                if (overshoot_ == infinite_cost) outcome_ = Outcome::exhausted;
                else bound_ += overshoot_;
        }
        return outcome_.has_value();
    }

    [[nodiscard]] Cost bound() const { return bound_; }  // of the next iteration
    [[nodiscard]] std::uint64_t last_generated() const { return last_generated_; }
    [[nodiscard]] const Tally& counted() const { return counted_; }

    // After the last iteration.
    Result<Move> finish() {
        Result<Move> result{.outcome = *outcome_, .lower_bound = bound_};
        if (outcome_ == Outcome::solved) {
            result.cost = cost_;
            result.path = std::move(path_);
        }
        Stats& stats = result.stats;
        stats.expanded = counted_.expanded;
        stats.generated = counted_.generated;
        stats.undo_skipped = counted_.expanded - std::min(counted_.expanded, iterations_);
        stats.peak_stored = stats.peak_open = static_cast<std::uint64_t>(bound_) + 1;
        stats.memory_bytes = run_.peak_memory();
        stats.threads = static_cast<std::uint32_t>(explorers_.size());
        stats.balance = balance();
        return result;
    }

   private:
    static constexpr std::uint64_t large = 100'000;  // nodes of an iteration
    static constexpr std::size_t many = 2048;        // parts

    // What became of a part.
    struct Report {
        Tally tally{};
        const Explorer* finder = nullptr;
    };
    using Reports = std::vector<Report>;

    void add_explorer() {
        explorers_.push_back(std::make_unique<Explorer>(domain_, heuristic_, observer_, team_));
    }

    Ending iterate(const Part& root) {
        const bool was_large = last_generated_ > large;
        const std::uint64_t before = counted_.generated;
        const bool together = was_large && Explorer::can_share && run_.executor().threads() > 1 &&
                              run_.take(bytes_of_parts());
        const Ending ending = together ? explore_together(root) : explore_alone(root);
        if (together) run_.give_back(bytes_of_parts());
        note_promise();
        last_generated_ = counted_.generated - before;
        return ending;
    }

    void begin(Explorer& explorer) const {
        if constexpr (Explorer::keeps_order) explorer.begin(bound_);
        else explorer.begin(bound_, promise_);
    }

    void note_promise() {
        if constexpr (!Explorer::keeps_order) {
            promise_.clear();
            for (const auto& explorer : explorers_) promise_.add(explorer->noted());
        }
    }

    [[nodiscard]] Split<D, H> split(const Part& root) const {
        Split<D, H> split(domain_, heuristic_, root, bound_, many);
        if constexpr (!Explorer::keeps_order) {
            split.sort_by(
                [&](const Part& part) { return promise_.of(std::span<const Move>(part.path)); });
        }
        return split;
    }

    Ending explore_alone(const Part& root) {
        Explorer& explorer = *explorers_.front();
        const Tally before = explorer.tally();
        begin(explorer);
        const Ending ending = explorer.explore(root, 0);
        counted_ += explorer.tally() - before;
        overshoot_ = explorer.overshoot();
        if (ending == Ending::halted || explorer.goals() == 0) return ending;
        path_ = explorer.path();
        cost_ = explorer.cost();
        return Ending::found;
    }

    Ending explore_together(const Part& root) {
        if (explorers_.size() == 1) alone_ = explorers_.front()->tally().generated;
        while (explorers_.size() < run_.executor().threads()) add_explorer();
        const Split<D, H> split = this->split(root);
        Reports reports(split.parts().size());
        std::atomic<std::size_t> next = 0;
        run_.executor().for_each(
            explorers_.size(), [&](std::size_t i) { work(*explorers_[i], split, next, reports); });
        overshoot_ = split.overshoot();
        for (const auto& explorer : explorers_)
            overshoot_ = std::min(overshoot_, explorer->overshoot());
        count(split, reports);
        if (team_.is_solved()) return take_solution(split, reports);
        return team_.halted() ? Ending::halted : Ending::explored;
    }

    // One thread: takes parts until there are none left or one has a solution.
    void work(Explorer& explorer, const Split<D, H>& split, std::atomic<std::size_t>& next,
              Reports& reports) {
        begin(explorer);
        for (std::size_t i = next++; i < reports.size(); i = next++) {
            if (team_.is_superfluous(i) || team_.halted()) return;
            if (split.is_goal(split.parts()[i])) return team_.solve(i);
            const Tally before = explorer.tally();
            const Ending ending = explorer.explore(split.parts()[i], i);
            reports[i].tally = explorer.tally() - before;
            if (ending == Ending::explored) continue;
            if (ending == Ending::found) reports[i].finder = &explorer;
            if (ending == Ending::found) team_.solve(i);
            return;
        }
    }

    void count(const Split<D, H>& split, const Reports& reports) {
        for (std::size_t i = 0; i < reports.size() && !team_.is_superfluous(i); ++i) {
            counted_ += split.parts()[i].before;
            counted_ += reports[i].tally;
        }
        if (!team_.is_solved()) counted_ += split.after();
    }

    Ending take_solution(const Split<D, H>& split, const Reports& reports) {
        const std::size_t first = team_.first_solved();
        const Explorer* finder = reports[first].finder;
        const Part& part = split.parts()[first];
        path_ = finder != nullptr ? finder->path() : part.path;
        cost_ = finder != nullptr ? finder->cost() : part.g;
        return Ending::found;
    }

    // More than `many` in general: the last move adds up to three times as many.
    [[nodiscard]] std::uint64_t bytes_of_parts() const {
        constexpr std::uint64_t path = 64;
        return 4 * many * (sizeof(Part) + sizeof(Report) + path + state_bytes());
    }

    [[nodiscard]] std::uint64_t state_bytes() const {
        if constexpr (PackableDomain<D>) return sizeof(Cost) * domain_.packed_size();
        else return 0;
    }

    // Nodes of the busiest thread, as a multiple of the mean, since they share the work.
    [[nodiscard]] double balance() const {
        double most = 0;
        double sum = 0;
        for (const auto& explorer : explorers_) {
            const bool is_first = explorer == explorers_.front();
            const std::uint64_t nodes = explorer->tally().generated - (is_first ? alone_ : 0);
            most = std::max(most, static_cast<double>(nodes));
            sum += static_cast<double>(nodes);
        }
        return sum == 0 ? 1 : most * static_cast<double>(explorers_.size()) / sum;
    }

    const D& domain_;
    const H& heuristic_;
    O& observer_;
    Run& run_;
    Team& team_;
    std::vector<std::unique_ptr<Explorer>> explorers_;  // one a thread
    Part root_;
    Cost bound_;
    Promise promise_;
    std::optional<Outcome> outcome_{};
    Cost overshoot_ = infinite_cost;
    Tally counted_{};
    std::uint64_t last_generated_ = 0;  // by the last iteration
    std::uint64_t iterations_ = 0;
    std::uint64_t alone_ = 0;  // generated before the work was shared
    std::vector<Move> path_;
    Cost cost_ = 0;
};

}  // namespace noyes::search
