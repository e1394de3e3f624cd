// A puzzle whose states have numbers, for searches that keep states sorted.
//
// The number is made of one digit for each kind, in mixed radix: the place of a single piece; for
// pieces that are alike the rank of the set of their places among all sets of that size. The last
// digit belongs to pieces of one cell: the rank among the cells that all others leave.
//
//   digit of places p1 < p2 < ... :  C(p1, 1) + C(p2, 2) + ...
#pragma once

#include <noyes/blocks/puzzle.hpp>

namespace noyes::blocks {

template <std::size_t Words>
class NumberedPuzzle : public Puzzle<Words> {
   public:
    using State = typename Puzzle<Words>::State;

    // Mirror images have numbers of their own.
    NumberedPuzzle(const Level& level, Metric metric);

    // Whether 64 bits are enough. If not, there are no numbers.
    [[nodiscard]] bool fits() const { return fits_; }

    [[nodiscard]] std::uint64_t number(const State& state) const;
    void set_number(State& state, std::uint64_t number) const;

   private:
    struct Digit {
        std::size_t kind = 0;
        std::size_t pieces = 0;
        std::size_t places = 0;  // to choose from, at most
        std::uint64_t radix = 0;
        bool among_left = false;  // cells that all others leave
    };

    using Binomials = std::vector<std::vector<std::uint64_t>>;  // [chosen][of how many]

    void choose_last_digit();
    [[nodiscard]] bool stays_within_reach(std::size_t kind) const;
    [[nodiscard]] Bits<Words> left_by_others(const Digit& digit, const State& state) const;
    [[nodiscard]] std::uint64_t value(const Digit& digit, const State& state) const;
    void set_value(State& state, const Digit& digit, std::uint64_t value) const;

    std::vector<Digit> digits_;
    Binomials binomials_;
    Bits<Words> reach_;  // cells where pieces of the last digit can be
    bool fits_ = true;
};

extern template class NumberedPuzzle<1>;
extern template class NumberedPuzzle<2>;
extern template class NumberedPuzzle<4>;
extern template class NumberedPuzzle<most_words>;

}  // namespace noyes::blocks
