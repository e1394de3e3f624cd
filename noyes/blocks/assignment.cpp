#include <noyes/blocks/assignment.hpp>

#include <limits>

namespace noyes::blocks {

Cost Assignment::least(Cost nothing) {
    costs_.resize(costs_.size() + takers_ * takers_, nothing);
    taker_price_.assign(takers_ + 1, 0);
    thing_price_.assign(things() + 1, 0);
    taker_of_.assign(things() + 1, 0);
    for (std::size_t taker = 1; taker <= takers_; ++taker) give_to(taker);
    return -thing_price_[0];
}

// Along the cheapest chain of exchanges that ends at a thing nobody has.
void Assignment::give_to(std::size_t taker) {
    constexpr Cost far = std::numeric_limits<Cost>::max() / 2;
    std::vector<Cost> distance(things() + 1, far);
    std::vector<std::size_t> before(things() + 1, 0);
    std::vector<bool> done(things() + 1, false);
    taker_of_[0] = taker;
    std::size_t here = 0;
    while (taker_of_[here] != 0) {
        done[here] = true;
        const std::size_t owner = taker_of_[here];
        Cost least = far;
        std::size_t next = 0;
        for (std::size_t thing = 1; thing <= things(); ++thing) {
            if (done[thing]) continue;
            const Cost cost = costs_[(thing - 1) * takers_ + owner - 1] - taker_price_[owner] -
                              thing_price_[thing];
            if (cost < distance[thing]) {
                distance[thing] = cost;
                before[thing] = here;
            }
            if (distance[thing] < least) {
                least = distance[thing];
                next = thing;
            }
        }
        for (std::size_t thing = 0; thing <= things(); ++thing) {
            if (!done[thing]) {
                distance[thing] -= least;
                continue;
            }
            taker_price_[taker_of_[thing]] += least;
            thing_price_[thing] -= least;
        }
        here = next;
    }
    for (; here != 0; here = before[here]) taker_of_[here] = taker_of_[before[here]];
}

}  // namespace noyes::blocks
