// A shorter way beside a way (plan neighbourhood graph search, Nakhost and Mueller 2010): all
// states near the way are gathered, breadth-first from all of its states at once, until there are
// enough. Then the shortest way through these is found, which is no longer than the one that was
// there.
#pragma once

#include <noyes/search/numbered_states.hpp>
#include <noyes/search/parents.hpp>

namespace noyes::search {

template <UndirectedDomain D>
class Neighbourhood {
    using State = typename D::State;
    using Move = typename D::Move;
    using Number = typename NumberedStates<D>::Number;
    using News = typename NumberedStates<D>::News;

   public:
    Neighbourhood(const D& domain, Run& run)
        : domain_(domain),
          run_(run),
          states_(domain, run),
          packed_(domain.packed_size()),
          state_(domain.start()) {}

    // The next state of the way, the start first. False without memory.
    bool add(const std::byte* packed) { return states_.add(packed) != News::no_memory; }

    // The shortest way to a goal through about `most` states; nothing if a limit was reached.
    std::vector<Move> shortest_way(std::uint64_t most) {
        if (!gather(most)) return {};
        const auto bytes = states_.size() * sizeof(Number);
        if (!run_.take(bytes)) return {};
        std::vector<Move> way = cross();
        run_.give_back(bytes);
        run_.add_finished(generated_);
        return way;
    }

   private:
    bool gather(std::uint64_t most) {
        for (Number number = 0; number < states_.size() && states_.size() < most; ++number) {
            if (!may_go_on()) return false;
            domain_.unpack(states_.state(number), state_);
            const bool full =
                domain_.for_each_child(state_, NoMove{}, [&](auto, const State& child, Cost) {
                    ++generated_;
                    domain_.pack(child, packed_.data());
                    return states_.add(packed_.data()) == News::no_memory;
                });
            if (full) return false;
        }
        return true;
    }

    // Breadth-first search among the gathered states.
    std::vector<Move> cross() {
        const auto unseen = static_cast<Number>(states_.size());
        std::vector<Number> from(states_.size(), unseen);
        std::vector<Number> layer{0};
        from[0] = 0;
        while (!layer.empty()) {
            std::vector<Number> next;
            for (const Number number : layer) {
                if (!may_go_on()) return {};
                if (const auto goal = spread(number, unseen, from, next)) return way(*goal, from);
            }
            layer = std::move(next);
        }
        return {};
    }

    // The goal, if it is a child.
    std::optional<Number> spread(Number number, Number unseen, std::vector<Number>& from,
                                 std::vector<Number>& next) {
        std::optional<Number> goal;
        domain_.unpack(states_.state(number), state_);
        domain_.for_each_child(state_, NoMove{}, [&](auto, const State& child, Cost) {
            ++generated_;
            domain_.pack(child, packed_.data());
            const std::optional<Number> known = states_.find(packed_.data());
            if (!known || from[*known] != unseen) return false;
            from[*known] = number;
            next.push_back(*known);
            if (domain_.is_goal(child)) goal = known;
            return goal.has_value();
        });
        return goal;
    }

    std::vector<Move> way(Number number, const std::vector<Number>& from) const {
        std::vector<Move> moves;
        for (; number != 0; number = from[number])
            moves.push_back(
                move_between(domain_, states_.state(from[number]), states_.state(number)));
        std::ranges::reverse(moves);
        return moves;
    }

    bool may_go_on() {
        if (allowance_ == 0) allowance_ = run_.more(generated_, states_.size(), 0);
        if (allowance_ == 0) return false;
        --allowance_;
        return true;
    }

    const D& domain_;
    Run& run_;
    NumberedStates<D> states_;
    std::vector<std::byte> packed_;
    State state_;
    std::uint64_t generated_ = 0;
    std::uint64_t allowance_ = 0;
};

}  // namespace noyes::search
