// Who takes what, so that all together pay least (Kuhn 1955), by the augmenting paths of Jonker and
// Volgenant.
//
//   Assignment assignment(2);          // two who need one thing each
//   assignment.offer({{3, 1}});        // what each of them pays for a thing
//   assignment.offer({{2, 1}});
//   assignment.least(9);               // 3: 2 + 1; whoever gets nothing pays 9
#pragma once

#include <noyes/base/cost.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace noyes::blocks {

class Assignment {
   public:
    explicit Assignment(std::size_t takers) : takers_(takers) {}

    void offer(std::span<const Cost> costs) {
        costs_.insert(costs_.end(), costs.begin(), costs.end());
    }

    // `nothing` is at least what any thing costs.
    [[nodiscard]] Cost least(Cost nothing);

   private:
    [[nodiscard]] std::size_t things() const { return costs_.size() / takers_; }
    void give_to(std::size_t taker);

    std::size_t takers_;
    std::vector<Cost> costs_;  // thing by thing, of each taker
    // All counted from 1; 0 is the one who is about to take, or no thing.
    std::vector<Cost> taker_price_;
    std::vector<Cost> thing_price_;
    std::vector<std::size_t> taker_of_;
};

}  // namespace noyes::blocks
