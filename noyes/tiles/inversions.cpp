#include <noyes/tiles/inversions.hpp>

#include <cstddef>
#include <vector>

namespace noyes::tiles {

namespace {

// Counts how many of the numbers added so far are at most a given one, in logarithmic time
// (Fenwick 1994): counts_[i] covers the numbers i - lowbit(i) + 1 .. i.
class Tally {
   public:
    explicit Tally(std::size_t most) : counts_(most + 1) {}

    void add(std::size_t number) {
        for (; number < counts_.size(); number += lowest_bit(number)) ++counts_[number];
    }
    [[nodiscard]] std::uint32_t up_to(std::size_t number) const {
        std::uint32_t sum = 0;
        for (; number > 0; number -= lowest_bit(number)) sum += counts_[number];
        return sum;
    }

   private:
    static std::size_t lowest_bit(std::size_t number) { return number & (~number + 1); }

    std::vector<std::uint32_t> counts_;
};

}  // namespace

std::uint64_t count_inverted(std::span<const std::uint32_t> numbers) {
    Tally seen(numbers.size());
    std::uint64_t inverted = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        inverted += i - seen.up_to(numbers[i]);  // the larger ones that stand before
        seen.add(numbers[i]);
    }
    return inverted;
}

}  // namespace noyes::tiles
