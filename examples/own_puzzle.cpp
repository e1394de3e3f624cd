// A puzzle of your own as a Domain: pancakes are sorted by turning over the top of the stack.
//
// The heuristic counts gaps, neighbours whose sizes differ by more than 1 (Helmert, "Landmark
// heuristics for the pancake problem", 2010): a flip takes away one at most.
#include <noyes/search/a_star.hpp>
#include <noyes/search/from_scratch.hpp>
#include <noyes/search/ida_star.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <iostream>

namespace {

namespace search = noyes::search;

constexpr std::size_t pancakes = 8;
using Stack = std::array<std::uint8_t, pancakes>;  // sizes 1, 2, ... from the top

class Pancakes {
   public:
    using State = Stack;
    using Move = std::uint8_t;  // how many are turned over, 2 or more
    using Step = Move;

    explicit Pancakes(const Stack& start) : start_(start) {}

    [[nodiscard]] State start() const { return start_; }
    [[nodiscard]] bool is_goal(const State& stack) const { return std::ranges::is_sorted(stack); }

    bool for_each_child(State& stack, search::NoMove, auto visit) const {
        return for_each_child(stack, Move{0}, visit);
    }
    // The same flip twice undoes itself.
    bool for_each_child(State& stack, Move last, auto visit) const {
        for (Move count = 2; count <= pancakes; ++count) {
            if (count == last) continue;
            flip(stack, count);
            const bool over = visit(count, stack, noyes::Cost{1});
            flip(stack, count);
            if (over) return true;
        }
        return false;
    }

    // For searches that remember states. No pancake has size 0, so no state is all zero.
    static constexpr std::size_t packed_size() { return sizeof(State); }
    void pack(const State& stack, std::byte* out) const { std::memcpy(out, &stack, sizeof stack); }
    void unpack(const std::byte* in, State& stack) const { std::memcpy(&stack, in, sizeof stack); }
    void retract(State& stack, Move move) const { flip(stack, move); }

    static void flip(State& stack, Move count) {
        std::reverse(stack.begin(), stack.begin() + count);
    }

   private:
    State start_;
};

static_assert(search::PackableDomain<Pancakes>);

noyes::Cost gaps(const Stack& stack) {
    const auto apart = [](int a, int b) { return a - b > 1 || b - a > 1; };
    noyes::Cost count = apart(stack.back(), pancakes + 1) ? 1 : 0;  // the plate is the largest
    for (std::size_t i = 1; i < pancakes; ++i) count += apart(stack[i - 1], stack[i]) ? 1 : 0;
    return count;
}

template <class Algorithm>
void sort(const Pancakes& puzzle) {
    const search::FromScratch heuristic(gaps, search::Consistent::yes);
    search::Unobserved nobody;
    noyes::Run run;
    const auto found = Algorithm::search(puzzle, heuristic, nobody, run, {});
    std::cout << Algorithm::about.name << ": " << found.cost << " flips\n";
    Stack stack = puzzle.start();
    for (const Pancakes::Move count : found.path) {
        Pancakes::flip(stack, count);
        std::cout << ' ';
        for (const int size : stack) std::cout << ' ' << size;
        std::cout << '\n';
    }
}

}  // namespace

int main() {
    const Pancakes puzzle(Stack{5, 2, 7, 1, 8, 4, 6, 3});
    sort<search::AStar>(puzzle);
    sort<search::IdaStar>(puzzle);
}
