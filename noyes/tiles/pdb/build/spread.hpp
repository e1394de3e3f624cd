// Breadth-first search over all orders of all blocks at once, one bit an order, back from the goal.
//
// Every move of a tile changes the colour of its cell on a chessboard, so blocks fall into two
// kinds, and a distance lies in blocks of one kind only. An order is new if it has not been reached
// while one beside it has: when that one was reached does not matter, since whatever lies beside an
// old one is old, too. So no frontier is kept, and as blocks of one kind are only read while those
// of the other are written, threads need no locks.
//
// Bits of a block, each line as many as there are orders:
//
//   | reached             |
//   | planes 0, 1, 2, ... |   the binary digits of half the distance, of those that are reached
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/base/executor.hpp>
#include <noyes/tiles/pdb/build/blocks.hpp>
#include <noyes/tiles/pdb/build/orders.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace noyes::tiles {

using Word = std::uint64_t;

// Words for one bit an order; a bundle is read as 16 bytes, so there is one byte to spare.
constexpr std::size_t words_for(std::uint32_t bundles) {
    return (bundles * bundle_bytes + 1 + 7) / 8;
}

// The 120 bits of a bundle.
struct Bundle {
    Word lower = 0;
    Word upper = 0;
};

class Spread {
   public:
    // `words` has room for all blocks and is zero.
    Spread(const Blocks& blocks, const Orders& orders, std::uint32_t planes, Word* words);

    static std::uint64_t words_in_block(std::uint32_t bundles, std::uint32_t planes) {
        return words_for(bundles) * (1 + planes);
    }

    // Distance 0.
    void begin(std::uint32_t block);

    // One distance on; how many orders lie there. If `go_on` says false, the rest is left out.
    std::uint64_t step(Executor& executor, const std::function<bool()>& go_on);

    // The largest distance that the planes can hold.
    [[nodiscard]] Cost farthest() const { return (Cost{2} << planes_) - 1; }
    // Gives all orders that were not reached the largest distance.
    void close();

    [[nodiscard]] Cost distance() const { return distance_; }
    [[nodiscard]] bool is_odd(std::uint32_t block) const { return odd_[block]; }
    [[nodiscard]] const Word* plane(std::uint32_t block, std::uint32_t number) const {
        return reached(block) + (1 + number) * words_in_line_;
    }
    [[nodiscard]] std::uint32_t planes() const { return planes_; }

   private:
    // What a thread finds in one block.
    struct Scratch {
        std::vector<Word> found;
        std::vector<Bundle> turned;
    };

    [[nodiscard]] Word* reached(std::uint32_t block) const {
        return words_ + block * words_in_line_ * (1 + planes_);
    }
    std::uint64_t expand(std::uint32_t block, Scratch& scratch);
    void fetch(std::uint32_t block) const;
    void pull_in_order(std::uint32_t block, std::span<Word> found) const;
    void pull_turned(std::uint32_t block, Scratch& scratch) const;
    void pull_bundles(const Turned& turned, const Word* line, std::span<Bundle> found) const;
    std::uint64_t keep(std::uint32_t block, std::span<Word> found);

    const Blocks& blocks_;
    const Orders& orders_;
    std::uint32_t planes_;
    std::size_t words_in_line_;
    Word* words_;
    Cost distance_ = 0;
    std::vector<std::uint8_t> odd_;        // whether its distances are odd
    std::vector<std::uint8_t> grew_;       // in its last turn
    std::vector<std::uint64_t> missing_;   // orders not reached yet
    std::vector<std::uint32_t> kinds_[2];  // blocks of even and odd distances
};

}  // namespace noyes::tiles
