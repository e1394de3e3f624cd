// A function of the state as a Heuristic: nothing is carried along, each state is looked at anew.
//
//   const FromScratch straight([&](Node city) { return air_line[city]; }, Consistent::yes);
#pragma once

#include <noyes/search/heuristic.hpp>

#include <utility>

namespace noyes::search {

enum class Consistent : bool { no, yes };

template <class F>
class FromScratch {
   public:
    using Value = Cost;

    // Not consistent is always a safe thing to say; A* then keeps costs and reopens states.
    explicit FromScratch(F function, Consistent consistent = Consistent::no)
        : function_(std::move(function)), consistent_(consistent == Consistent::yes) {}

    [[nodiscard]] bool is_consistent() const { return consistent_; }
    [[nodiscard]] Value evaluate(const auto& state) const { return function_(state); }
    [[nodiscard]] Value advance(Value, const auto&, const auto& child) const {
        return function_(child);
    }
    static Cost estimate(Value value) { return value; }

   private:
    F function_;
    bool consistent_;
};

}  // namespace noyes::search
