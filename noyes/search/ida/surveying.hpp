// Explores a part depth first with a stack of its own, all ways from a state at once: which of them
// fit in is a word of flags, and the first is gone next. A search by recursion jumps at each child,
// half of which are pruned, and nobody can tell beforehand which; here the only jump is at a state
// with no way on, where the last one that has some is taken from the stack.
//
// The order of states is that of depth_first.hpp, and so are the counts. No room is counted down
// but `spare`: how often the estimate may still grow. States whose last way was gone are not on the
// stack, so it does not show the path; that is found again by following it from the part on.
#pragma once

#include <noyes/search/ida/explorer.hpp>
#include <noyes/search/ida/survey.hpp>
#include <noyes/search/observer.hpp>

#include <bit>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace noyes::search {

template <SurveyedDomain D, SurveyingHeuristicFor<D> H>
class Surveying : public Explorer<typename D::Move> {
    using Move = typename D::Move;
    using View = typename D::View;
    using Spot = typename H::Spot;
    using Base = Explorer<Move>;
    using Base::bound_, Base::cost_, Base::goals_, Base::path_, Base::team_;

   public:
    static constexpr bool can_share = true;
    static constexpr bool keeps_order = true;

    Surveying(const D& domain, H heuristic, Unobserved&, Team& team)
        : Base(team),
          domain_(domain),
          heuristic_(std::move(heuristic)),
          goal_(domain.goal_view()) {}
    Surveying(const Surveying&) = delete;
    Surveying& operator=(const Surveying&) = delete;
    ~Surveying() { team_.give_back(stack_.size() * sizeof(Fork)); }

    // All below a part that is not a goal itself; `number` is the part's.
    Ending explore(const Part<D, H>& part, std::size_t number) {
        this->number_ = number;
        part_ = &part;
        if (!make_room()) return Ending::halted;
        ++roots_;
        return search();
    }

    void begin(Cost bound) {
        Base::begin(bound);
        pruned_before_ = pruned();
    }
    [[nodiscard]] Cost overshoot() const {
        return pruned() > pruned_before_ ? H::rise : infinite_cost;
    }

    [[nodiscard]] Tally tally() const { return {expanded_, generated_}; }

   private:
    static constexpr Cost deepest = 4000;  // as by recursion

    struct Node {
        View view;
        Spot spot;
        std::uint64_t place;
        std::uint64_t spare;
    };
    // A node with what was found there, and the ways that are left.
    struct Fork {
        Node node;
        Lanes ways;
        Lanes steps;
        std::uint64_t open;
    };

    [[nodiscard]] Node root() const {
        const auto& [state, value, last, g, path, before] = *part_;
        const Cost spare = (bound_ - g - heuristic_.estimate(value)) / H::rise;
        return {domain_.view(state), heuristic_.spot(value),
                last ? domain_.place(state, *last) : domain_.place(state, NoMove{}),
                static_cast<std::uint64_t>(spare)};
    }

    [[gnu::always_inline]] Fork survey(const Node& node) const {
        Fork fork{node, domain_.survey(static_cast<std::uint32_t>(node.place)),
                  heuristic_.survey(node.spot, node.view), 0};
        const std::uint64_t any_if_none_spare = std::uint64_t{node.spare != 0} - 1;  // no jump
        fork.open = fork.ways.flags() & ~(fork.steps.flags() & any_if_none_spare);
        return fork;
    }

    [[gnu::always_inline]] Node after(const Fork& fork, Way way) const {
        const Node& node = fork.node;
        return {node.view.after(way), heuristic_.after(node.spot, way, fork.steps),
                fork.ways.number(way), node.spare - (fork.steps.is_flagged(way) ? 1 : 0)};
    }

    // The counters are kept in registers; `refill` and `leave` bring them home.
    Ending search() {
        Fork* top = stack_.data();
        std::uint64_t generated = generated_;
        std::int64_t allowance = allowance_;
        const auto leave = [&](Ending ending) {
            count(allowance, generated);
            return ending;
        };
        for (Node node = root();;) {
            if (node.view == goal_) [[unlikely]] {
                static_cast<void>(leave(Ending::found));
                return retrace(top);
            }
            if (--allowance < 0) [[unlikely]] {
                count(allowance + 1, generated);
                if (!refill()) return Ending::halted;
                allowance = allowance_ - 1;
            }
            Fork fork = survey(node);
            generated += static_cast<std::uint64_t>(std::popcount(fork.ways.flags()));
            if (fork.open == 0) {
                if (top == stack_.data()) return leave(Ending::explored);
                fork = *--top;
            }
            node = after(fork, Way::first_of(fork.open));
            fork.open &= fork.open - 1;
            *top = fork;
            top += fork.open != 0 ? 1 : 0;
        }
    }

    void count(std::int64_t allowance, std::uint64_t generated) {
        expanded_ += static_cast<std::uint64_t>(allowance_ - allowance);
        allowance_ = allowance;
        generated_ = generated;
    }

    // The way to the goal: where a state has other ways left on the stack, the one before these was
    // gone, else its last one. No state comes twice on a shortest path, so views tell them apart.
    // By recursion what comes after the way to the goal would not have been generated.
    [[gnu::noinline, gnu::cold]] Ending retrace(const Fork* top) {
        path_ = part_->path;
        const Fork* next = stack_.data();
        for (Node node = root(); node.view != goal_;) {
            const Fork fork = survey(node);
            const bool is_next = next != top && next->node.view == node.view;
            const std::uint64_t left = is_next ? (next++)->open : 0;
            const Way way = Way::last_of(fork.open & ~left);
            const std::uint64_t later = fork.ways.flags() >> way.shift() >> Lanes::bits;
            generated_ -= static_cast<std::uint64_t>(std::popcount(later));
            path_.push_back(static_cast<Move>(way.number()));
            node = after(fork, way);
        }
        ++goals_;
        cost_ = static_cast<Cost>(path_.size());
        return Ending::found;
    }

    [[nodiscard]] std::uint64_t pruned() const { return generated_ + roots_ - expanded_ - goals_; }

    [[gnu::noinline, gnu::cold]] bool refill() {
        allowance_ = static_cast<std::int64_t>(this->more(generated_));
        return allowance_ > 0;
    }

    // One fork a move, at the most.
    bool make_room() {
        const std::size_t size = static_cast<std::size_t>(bound_) + 2;
        if (size <= stack_.size()) return true;
        if (bound_ > deepest) {
            team_.halt(Halt::memory_limit);
            return false;
        }
        if (!team_.take((size - stack_.size()) * sizeof(Fork))) return false;
        stack_.resize(size);
        return true;
    }

    const D domain_;
    const H heuristic_;
    const View goal_;
    const Part<D, H>* part_ = nullptr;
    std::int64_t allowance_ = 0;  // expansions left until the next look at the limits
    std::uint64_t expanded_ = 0;
    std::uint64_t generated_ = 0;
    std::uint64_t pruned_before_ = 0;  // this iteration
    std::uint64_t roots_ = 0;          // parts begun: expanded, but not generated here
    std::vector<Fork> stack_;
};

}  // namespace noyes::search
