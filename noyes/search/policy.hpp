// What makes one best-first search different from another: the key by which states wait.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/search/ties.hpp>

#include <cmath>
#include <cstdint>

namespace noyes::search {

// Smaller is served first. Keys need not be costs: where a weight with a fraction comes in, they
// are counted in thousandths.
using Key = std::int64_t;

inline constexpr Key thousandths = 1000;

// Of a weight of at most three decimals; what is finer is cut off.
inline Key in_thousandths(double weight) {
    constexpr double rounding = 1e-6;
    return static_cast<Key>(std::floor(weight * static_cast<double>(thousandths) + rounding));
}

inline double of_thousandths(Key key) { return static_cast<double>(key) / thousandths; }

// `sum` of `weight` and a cost: the smallest cost that makes it up.
constexpr Cost divided_up(Key sum, Key weight) {
    return weight <= 0 ? 0 : static_cast<Cost>((sum + weight - 1) / weight);
}

class Policy {
   public:
    Policy(bool reopens, Ties ties) : reopens_(reopens), ties_(ties) {}
    virtual ~Policy() = default;

    // Costs of closed states are kept, and a state reached again by a cheaper path is reopened.
    [[nodiscard]] bool reopens() const { return reopens_; }
    [[nodiscard]] Ties ties() const { return ties_; }

    [[nodiscard]] virtual Key key(Cost g, Cost h) const = 0;

    // What the smallest key of all waiting states proves, if the heuristic is admissible: no
    // solution is cheaper.
    [[nodiscard]] virtual Cost lower_bound(Key key) const = 0;

    // The key as those who watch are told it.
    [[nodiscard]] virtual double value(Key key) const { return static_cast<double>(key); }

    // A state with this g is about to be expanded; the next keys are those of its children.
    virtual void expanding(Cost /*g*/) {}

   protected:
    Policy(const Policy&) = default;
    Policy& operator=(const Policy&) = default;

   private:
    bool reopens_;
    Ties ties_;
};

}  // namespace noyes::search
