// What a path costs: moves, or whatever a domain counts.
#pragma once

#include <cstdint>
#include <limits>

namespace noyes {

using Cost = std::int32_t;

inline constexpr Cost infinite_cost = std::numeric_limits<Cost>::max();

}  // namespace noyes
