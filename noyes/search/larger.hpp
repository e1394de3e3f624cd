// The larger of two heuristics, compiled together: one with tables that are fetched ahead and one
// that is at hand, which is looked at first.
#pragma once

#include <noyes/search/ida/fetching.hpp>

#include <algorithm>
#include <utility>

namespace noyes::search {

template <class Fetched, class AtHand>
class Larger {
   public:
    struct Value {
        typename Fetched::Value fetched;
        typename AtHand::Value at_hand;
    };
    struct Draft {
        typename Fetched::Draft fetched;
        typename AtHand::Value at_hand;
    };

    Larger(Fetched fetched, AtHand at_hand)
        : fetched_(std::move(fetched)), at_hand_(std::move(at_hand)) {}

    [[nodiscard]] bool is_consistent() const {
        return search::is_consistent(fetched_) && search::is_consistent(at_hand_);
    }

    [[nodiscard]] Value evaluate(const auto& state) const {
        return {fetched_.evaluate(state), at_hand_.evaluate(state)};
    }
    [[nodiscard]] Value advance(const Value& value, auto step, const auto& child) const {
        return {fetched_.advance(value.fetched, step, child),
                at_hand_.advance(value.at_hand, step, child)};
    }
    [[nodiscard]] Cost estimate(const Value& value) const {
        return std::max(fetched_.estimate(value.fetched), at_hand_.estimate(value.at_hand));
    }

    [[nodiscard]] Draft draft(const Value& value, auto step, const auto& child) const {
        return {fetched_.draft(value.fetched, step, child),
                at_hand_.advance(value.at_hand, step, child)};
    }
    bool settle(const Draft& draft, Cost room, Value& next) const {
        next.at_hand = draft.at_hand;
        if (at_hand_.estimate(draft.at_hand) <= room)
            return fetched_.settle(draft.fetched, room, next.fetched);
        next.fetched = {};
        return false;
    }

   private:
    Fetched fetched_;
    AtHand at_hand_;
};

}  // namespace noyes::search
