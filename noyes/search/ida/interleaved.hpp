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
// first. The first moves are explored level by level; what lies below them waits on the stack in
// the order of what the last iteration says of it (promise.hpp).
#pragma once

#include <noyes/base/sort_by.hpp>
#include <noyes/search/ida/explorer.hpp>
#include <noyes/search/ida/fetching.hpp>
#include <noyes/search/ida/packed_path.hpp>
#include <noyes/search/ida/promise.hpp>
#include <noyes/search/observer.hpp>

#include <algorithm>
#include <array>
#include <span>
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
    // 96 moves for boards of up to 16 cells, 256 for larger ones: more than any of them needs.
    using Path = PackedPath<Move, sizeof(State) <= 8 ? 3 : 8>;

   public:
    static constexpr bool can_share = true;
    static constexpr bool keeps_order = false;

    Interleaved(const D& domain, const H& heuristic, O&, Team& team)
        : Base(team), domain_(domain), heuristic_(heuristic) {}
    Interleaved(const Interleaved&) = delete;
    Interleaved& operator=(const Interleaved&) = delete;
    ~Interleaved() { team_.give_back(taken_); }

    // An iteration; `promise` is what the last one noted.
    void begin(Cost bound, const Promise& promise = {}) {
        Base::begin(bound);
        promise_ = promise;
        noted_.clear();
    }
    [[nodiscard]] const Promise& noted() const { return noted_; }

    // All below a part that is not a goal itself; `number` is the part's.
    Ending explore(const Part<D, H>& part, std::size_t number) {
        this->number_ = number;
        if (std::cmp_greater_equal(bound_, Path::capacity)) return halt_for_depth();
        if (!may_expand(1) || !make_room()) return Ending::halted;
        begin_with(part);
        if (look_at_all()) return Ending::found;
        push_all();
        for (std::size_t depth = part.path.size() + 1; depth < Promise::moves; ++depth) {
            const Ending ending = explore_level();
            if (ending != Ending::explored) return ending;
        }
        sort_by_promise();
        return explore_stack();
    }

    [[nodiscard]] Tally tally() const { return tally_; }

   private:
    static constexpr std::size_t together = 8;
    static constexpr std::size_t most_children = together * 4;

    struct Node {
        State state;
        Value value;
        Path path;  // from the start
        Cost room;  // bound - g
        Last last;
    };
    struct Child {
        State state;
        typename Fetch::Draft draft;
        Last last;
        std::uint32_t parent;  // in the batch
    };
    using Batch = std::array<Node, together>;

    void begin_with(const Part<D, H>& part) {
        children_count_ = 0;
        size_ = 0;
        batch()[0] = {part.state, part.value, Path(part.path), bound_ - part.g, Last{}};
        if (part.last) gather(0, *part.last);
        else gather(0, NoMove{});
    }

    // Everything on the stack is explored, and all below it.
    Ending explore_stack() {
        left_count_ = 0;
        while (true) {
            take();
            if (batch_size_ == 0) return Ending::explored;
            if (!may_expand(batch_size_) || !make_room()) return Ending::halted;
            for (std::size_t i = 0; i < batch_size_; ++i) {
                noted_.note(batch()[i].path.first(Promise::moves), batch()[i].room);
                gather(i, batch()[i].last);
            }
            if (look_at_all()) return Ending::found;
        }
    }

    // Everything on the stack gives way to its children, in the same order.
    Ending explore_level() {
        const std::size_t end = size_;
        for (std::size_t begin = 0; begin < end; begin += batch_size_) {
            batch_size_ = std::min(together, end - begin);
            if (!may_expand(batch_size_) || !make_room()) return Ending::halted;
            std::copy_n(stack_.begin() + static_cast<std::ptrdiff_t>(begin), batch_size_,
                        batch().begin());
            for (std::size_t i = 0; i < batch_size_; ++i) gather(i, batch()[i].last);
            if (look_at_all()) return Ending::found;
            push_all();
        }
        std::copy(stack_.begin() + static_cast<std::ptrdiff_t>(end),
                  stack_.begin() + static_cast<std::ptrdiff_t>(size_), stack_.begin());
        size_ -= end;
        return Ending::explored;
    }

    // What promises most comes last: it is taken first.
    void sort_by_promise() {
        const std::span<Node> waiting(stack_.data(), size_);
        std::ranges::reverse(waiting);
        sort_by(waiting, [&](const Node& node) {
            return -static_cast<int>(promise_(node.path.first(Promise::moves)));
        });
    }

    void push_all() {
        for (std::size_t k = 0; k < left_count_; ++k) write(stack_[size_++], children_[left_[k]]);
    }

    // The children of a state, and where to look for their values.
    void gather(std::size_t parent, auto last) {
        Node& node = batch()[parent];
        domain_.for_each_child(node.state, last, [&](const auto& step, State& state, Cost) {
            Child& child = children_[children_count_++];
            child.state = state;
            Fetch::draft(heuristic_, node.value, step, state, child.draft);
            child.last = Last(step);
            child.parent = static_cast<std::uint32_t>(parent);
            return false;
        });
    }

    // Each child is looked at, and those that still fit in once more. True if one is a goal.
    bool look_at_all() {
        tally_.generated += children_count_;
        for (std::size_t i = 0; i < children_count_; ++i) left_[i] = static_cast<std::uint8_t>(i);
        left_count_ = std::exchange(children_count_, 0);
        keep_those_that_fit();
        for (std::size_t k = 0; k < left_count_; ++k)
            Fetch::turn(heuristic_, children_[left_[k]].draft);
        return keep_those_that_fit() == 0 && find_goal();
    }

    // Without a jump that depends on what does not fit: nobody could predict it. The least h.
    Cost keep_those_that_fit() {
        Cost least = infinite_cost;
        std::size_t kept = 0;
        for (std::size_t k = 0; k < left_count_; ++k) {
            Child& child = children_[left_[k]];
            const Cost h = Fetch::look(heuristic_, child.draft);
            const Cost over = h - (batch()[child.parent].room - 1);
            left_[kept] = left_[k];
            kept += over <= 0 ? 1 : 0;
            overshoot_ = std::min(overshoot_, over <= 0 ? infinite_cost : over);
            least = std::min(least, h);
        }
        left_count_ = kept;
        return least;
    }

    bool find_goal() {
        for (std::size_t k = 0; k < left_count_; ++k) {
            const Child& child = children_[left_[k]];
            if (heuristic_.estimate(child.draft.next) == 0 && domain_.is_goal(child.state))
                return reach(child);
        }
        return false;
    }

    // The next batch: the first children, then what waits on the stack. A node that was just
    // written is not copied: the processor would wait for it.
    void take() {
        Batch& next = batches_[1 - current_];
        const std::size_t first = std::min(left_count_, together);
        for (std::size_t k = 0; k < first; ++k) write(next[k], children_[left_[k]]);
        for (std::size_t k = left_count_; k-- > first;) write(stack_[size_++], children_[left_[k]]);
        batch_size_ = first;
        while (batch_size_ < together && size_ > 0) next[batch_size_++] = stack_[--size_];
        current_ = 1 - current_;
    }

    void write(Node& node, const Child& child) const {
        const Node& parent = batch()[child.parent];
        const auto length = static_cast<std::size_t>(bound_ - parent.room);
        node.state = child.state;
        node.value = child.draft.next;
        node.path = parent.path.longer(length, static_cast<Move>(child.last));
        node.room = parent.room - 1;
        node.last = child.last;
    }

    [[nodiscard]] Batch& batch() { return batches_[current_]; }
    [[nodiscard]] const Batch& batch() const { return batches_[current_]; }

    [[gnu::noinline, gnu::cold]] bool reach(const Child& child) {
        Node node;
        write(node, child);
        ++goals_;
        cost_ = bound_ - node.room;
        path_ = node.path.moves(static_cast<std::size_t>(cost_));
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
        if (!team_.take((size - stack_.size()) * sizeof(Node))) return false;
        taken_ += (size - stack_.size()) * sizeof(Node);
        stack_.resize(size);
        return true;
    }

    [[gnu::noinline, gnu::cold]] Ending halt_for_depth() {
        team_.halt(Halt::memory_limit);
        return Ending::halted;
    }

    const D& domain_;
    const H& heuristic_;
    Promise promise_;             // of the last iteration
    Promise noted_;               // in this one
    std::int64_t allowance_ = 0;  // expansions left until the next look at the limits
    std::uint64_t taken_ = 0;     // bytes
    Tally tally_{};
    std::size_t size_ = 0;  // of the stack in use
    std::size_t children_count_ = 0;
    std::size_t batch_size_ = 0;
    std::size_t left_count_ = 0;
    std::size_t current_ = 0;
    std::array<Batch, 2> batches_;
    std::array<Child, most_children> children_;
    std::array<std::uint8_t, most_children> left_;  // numbers of children that may fit in
    std::vector<Node> stack_;
};

}  // namespace noyes::search
