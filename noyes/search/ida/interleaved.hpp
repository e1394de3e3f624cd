// Explores a part with a stack of its own, for heuristics whose look-ups miss the caches: eight
// states are taken from the stack together, the table entries of all their children are fetched,
// and only then looked at. A miss takes a hundred times as long as all else about a node; here up
// to twenty-four of them pass at once.
//
//   stack   | ... | h g f e d c b a |     take a to h
//                                         a: a1 a2 a3, b: b1 b2, ...      fetch
//           | ... | h1 ... b1 a3 a1 |     those that fit in, a1 first again
//
// Nearly depth first: it finds the same states in an iteration as depth_first.hpp, but other ones
// first.
#pragma once

#include <noyes/search/ida/explorer.hpp>
#include <noyes/search/ida/fetching.hpp>
#include <noyes/search/ida/packed_path.hpp>
#include <noyes/search/observer.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace noyes::search {

// A domain whose moves are numbers below four and cost 1, and whose states are small.
template <class D>
concept FourWayDomain =
    Domain<D> && D::ways <= 4 && std::is_trivially_copyable_v<typename D::State>;

template <FourWayDomain D, HeuristicFor<D> H, ObserverFor<D> O = Unobserved>
class Interleaved : public Explorer<typename D::Move> {
    using State = typename D::State;
    using Move = typename D::Move;
    using Value = typename H::Value;
    using Last = LastOf<D>;
    using Base = Explorer<Move>;
    using Base::bound_, Base::cost_, Base::goals_, Base::overshoot_, Base::path_, Base::team_;
    using Fetch = Fetching<D, H>;
    // 128 moves for boards of up to 16 cells, 256 for larger ones: more than any of them needs.
    using Path = PackedPath<Move, sizeof(State) <= 8 ? 4 : 8>;

   public:
    static constexpr bool can_share = true;

    Interleaved(const D& domain, const H& heuristic, O&, Team& team)
        : Base(team), domain_(domain), heuristic_(heuristic) {}
    Interleaved(const Interleaved&) = delete;
    Interleaved& operator=(const Interleaved&) = delete;
    ~Interleaved() { team_.give_back(taken_); }

    // All below a part that is not a goal itself; `number` is the part's.
    Ending explore(const Part<D, H>& part, std::size_t number) {
        part_ = &part;
        this->number_ = number;
        room_ = bound_ - part.g;
        if (std::cmp_greater_equal(room_, Path::capacity)) return halt_for_depth();
        children_count_ = 0;
        size_ = 0;
        batch_[0] = {part.state, part.value, {}, room_};
        if (!may_expand(1) || !make_room()) return Ending::halted;
        if (part.last) gather(0, *part.last);
        else gather(0, NoMove{});
        while (true) {
            if (settle_all()) return Ending::found;
            if (size_ == 0) return Ending::explored;
            const std::size_t count = std::min(batch_.size(), size_);
            if (!may_expand(count) || !make_room()) return Ending::halted;
            take(count);
        }
    }

    [[nodiscard]] Tally tally() const { return tally_; }

   private:
    static constexpr std::size_t together = 8;
    static constexpr std::size_t most_children = together * 4;

    struct Node {
        State state;
        Value value;
        Path path;  // from the part to here
        Cost room;  // bound - g
    };
    struct Waiting {
        Node node;
        Last last;
    };
    struct Child {
        State state;
        typename Fetch::Draft draft;
        Last last;
        std::uint32_t parent;  // in the batch
    };

    void take(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            const Waiting& waiting = stack_[--size_];
            batch_[i] = waiting.node;
            gather(i, waiting.last);
        }
    }

    // First phase: the children of a state, and where to look for their values.
    void gather(std::size_t parent, auto last) {
        Node& node = batch_[parent];
        domain_.for_each_child(node.state, last, [&](const auto& step, State& child, Cost) {
            children_[children_count_++] = {child,
                                            Fetch::draft(heuristic_, node.value, step, child),
                                            Last(step), static_cast<std::uint32_t>(parent)};
            return false;
        });
    }

    // Second phase; the first child last, so that it lies on top. True if one is a goal.
    bool settle_all() {
        tally_.generated += children_count_;
        while (children_count_ > 0) {
            if (settle(children_[--children_count_])) return true;
        }
        return false;
    }

    bool settle(const Child& child) {
        const Node& parent = batch_[child.parent];
        const Cost room = parent.room - 1;
        Node& node = stack_[size_].node;
        const bool fits = Fetch::settle(heuristic_, child.draft, room, node.value);
        const Cost h = heuristic_.estimate(node.value);
        if (!fits) {
            overshoot_ = std::min(overshoot_, h - room);
            return false;
        }
        const auto length = static_cast<std::size_t>(room_ - parent.room);
        node.state = child.state;
        node.path = parent.path.longer(length, static_cast<Move>(child.last));
        node.room = room;
        stack_[size_].last = child.last;
        if (h == 0 && domain_.is_goal(child.state)) return reach(node);
        ++size_;
        return false;
    }

    [[gnu::noinline, gnu::cold]] bool reach(const Node& node) {
        ++goals_;
        cost_ = bound_ - node.room;
        path_ = part_->path;
        node.path.append_to(path_, static_cast<std::size_t>(room_ - node.room));
        return true;
    }

    bool may_expand(std::size_t count) {
        tally_.expanded += count;
        allowance_ -= static_cast<std::int64_t>(count);
        return allowance_ >= 0 || refill();
    }

    [[gnu::noinline, gnu::cold]] bool refill() {
        allowance_ = static_cast<std::int64_t>(this->more(tally_.generated));
        return allowance_ > 0;
    }

    bool make_room() { return size_ + most_children <= stack_.size() || grow(); }

    [[gnu::noinline, gnu::cold]] bool grow() {
        const std::size_t size = std::max<std::size_t>(2 * stack_.size(), 16 * most_children);
        if (!team_.take((size - stack_.size()) * sizeof(Waiting))) return false;
        taken_ += (size - stack_.size()) * sizeof(Waiting);
        stack_.resize(size);
        return true;
    }

    [[gnu::noinline, gnu::cold]] Ending halt_for_depth() {
        team_.halt(Halt::memory_limit);
        return Ending::halted;
    }

    const D& domain_;
    const H& heuristic_;
    const Part<D, H>* part_ = nullptr;
    Cost room_ = 0;               // of the part
    std::int64_t allowance_ = 0;  // expansions left until the next look at the limits
    std::uint64_t taken_ = 0;     // bytes
    Tally tally_{};
    std::size_t size_ = 0;  // of the stack in use
    std::size_t children_count_ = 0;
    std::array<Node, together> batch_;
    std::array<Child, most_children> children_;
    std::vector<Waiting> stack_;
};

}  // namespace noyes::search
