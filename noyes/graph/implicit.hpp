// A graph too large to write down, as a Domain: a function tells the neighbours of a state.
//
//   using Jugs = std::array<std::uint8_t, 2>;
//   const Implicit puzzle(Jugs{0, 0}, is_done, [](const Jugs& jugs, auto show) {
//       show(Jugs{3, jugs[1]}, 1);      // a neighbour and what the way to it costs, 0 or more
//       ...
//   });
//
// A move is the pair of states, so that it can be taken back whatever the graph is. Where states
// are large, a Domain of one's own with small moves stores several times as many.
#pragma once

#include <noyes/search/domain.hpp>

#include <cstring>
#include <type_traits>
#include <utility>

namespace noyes::graph {

// Stored states are compared as bytes, so equal ones must have equal bytes: whole numbers, enums,
// arrays and structs of them without padding.
template <class S>
concept PlainState = std::has_unique_object_representations_v<S> && std::default_initializable<S> &&
                     std::equality_comparable<S>;

template <PlainState S>
struct Hop {
    S from;
    S to;

    friend bool operator==(const Hop&, const Hop&) = default;
};

template <PlainState S, class IsGoal, class Neighbours>
class Implicit {
   public:
    using State = S;
    using Move = Hop<S>;
    using Step = Move;

    Implicit(State start, IsGoal is_goal, Neighbours neighbours)
        : start_(start), is_goal_(std::move(is_goal)), neighbours_(std::move(neighbours)) {}

    [[nodiscard]] State start() const { return start_; }
    [[nodiscard]] bool is_goal(const State& state) const { return is_goal_(state); }

    bool for_each_child(const State& state, search::NoMove, auto visit) const {
        return show(state, nullptr, visit);
    }
    // No shortest path returns to where it just was: that is left out, whatever leads there.
    bool for_each_child(const State& state, const Move& last, auto visit) const {
        return show(state, &last.from, visit);
    }

    static constexpr std::size_t packed_size() { return 1 + sizeof(State); }
    void pack(const State& state, std::byte* out) const {
        *out = std::byte{1};  // no packed state is all zero
        std::memcpy(out + 1, &state, sizeof state);
    }
    void unpack(const std::byte* in, State& state) const {
        std::memcpy(&state, in + 1, sizeof state);
    }
    void retract(State& state, const Move& move) const { state = move.from; }

   private:
    // The function shows all neighbours; once the visitor has seen enough, it sees no more.
    bool show(const State& state, const State* but, auto& visit) const {
        bool over = false;
        neighbours_(state, [&](State child, Cost cost) {
            if (over || (but != nullptr && child == *but)) return;
            over = visit(Move{state, child}, child, cost);
        });
        return over;
    }

    State start_;
    IsGoal is_goal_;
    Neighbours neighbours_;
};

namespace detail {
inline constexpr auto nowhere = [](int, auto) {};
inline constexpr auto anything = [](int) { return true; };
}  // namespace detail
static_assert(
    search::PackableDomain<Implicit<int, decltype(detail::anything), decltype(detail::nowhere)>>);

}  // namespace noyes::graph
