// What a solver says of a state, and how far the solution is as far as is known.
#pragma once

#include <noyes/base/cost.hpp>

#include <optional>
#include <vector>

namespace noyes::game {

template <class Step>
struct Advice {
    std::optional<std::vector<Step>> way{};  // to the solution; none if none was found
    Cost lower_bound = 0;                    // proven: no way has fewer moves
    bool is_hopeless = false;                // proven: there is no way at all
};

// Moves to the solution.
struct Distance {
    Cost at_least = 0;  // proven
    Cost at_most = 0;   // those of the way that is known

    [[nodiscard]] bool is_proven() const { return at_least == at_most; }
    friend bool operator==(const Distance&, const Distance&) = default;
};

}  // namespace noyes::game
