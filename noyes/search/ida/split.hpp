// Splits an iteration of IDA* into parts for several threads: the states within the bound that lie
// some moves below the start, in the order of the search.
#pragma once

#include <noyes/base/sort_by.hpp>
#include <noyes/search/ida/part.hpp>

#include <algorithm>
#include <utility>

namespace noyes::search {

template <Domain D, HeuristicFor<D> H>
class Split {
    using State = typename D::State;

   public:
    using Part = search::Part<D, H>;

    // `wanted` parts or more, if the iteration has so many within `deepest` moves.
    Split(const D& domain, const H& heuristic, const Part& root, Cost bound, std::size_t wanted)
        : domain_(domain), heuristic_(heuristic), bound_(bound) {
        constexpr int deepest = 40;
        parts_.push_back(root);
        for (int depth = 0; depth < deepest && !parts_.empty() && parts_.size() < wanted; ++depth)
            descend();
    }

    [[nodiscard]] const std::vector<Part>& parts() const { return parts_; }
    // Those of a smaller rank first; those that are alike stay in the order of the search.
    void sort_by(const auto& rank) { noyes::sort_by(parts_, rank); }
    [[nodiscard]] const Tally& after() const { return after_; }  // nodes behind the last part
    [[nodiscard]] Cost overshoot() const { return overshoot_; }

    [[nodiscard]] bool is_goal(const Part& part) const {
        return heuristic_.estimate(part.value) == 0 && domain_.is_goal(part.state);
    }

   private:
    // Each part gives way to its children. What one thread would count on the way to a part is kept
    // with it; what it would count after the last child belongs to the next part.
    void descend() {
        std::vector<Part> next;
        Tally passed;
        for (Part& part : parts_) {
            passed += part.before;
            if (is_goal(part)) {
                part.before = std::exchange(passed, {});
                next.push_back(std::move(part));
            } else {
                expand(part, passed, next);
            }
        }
        after_ += passed;
        parts_ = std::move(next);
    }

    void expand(Part& part, Tally& passed, std::vector<Part>& next) {
        ++passed.expanded;
        const auto visit = [&](const auto& step, State& child, Cost cost) {
            ++passed.generated;
            const auto value = heuristic_.advance(part.value, step, child);
            const Cost over = part.g + cost + heuristic_.estimate(value) - bound_;
            if (over > 0) {
                overshoot_ = std::min(overshoot_, over);
                return false;
            }
            next.push_back({child, value, LastOf<D>(step), part.g + cost, part.path,
                            std::exchange(passed, {})});
            next.back().path.push_back(step);
            return false;
        };
        if (part.last) domain_.for_each_child(part.state, *part.last, visit);
        else domain_.for_each_child(part.state, NoMove{}, visit);
    }

    const D& domain_;
    const H& heuristic_;
    Cost bound_;
    std::vector<Part> parts_;
    Tally after_;
    Cost overshoot_ = infinite_cost;
};

}  // namespace noyes::search
