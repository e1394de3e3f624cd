// How much a piece of work may use. What is not set is not limited.
//
//   Limits{.time = 10s, .memory = 2u << 30}
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace noyes {

struct Limits {
    std::optional<std::chrono::nanoseconds> time{};
    std::optional<std::uint64_t> nodes{};   // generated
    std::optional<std::uint64_t> memory{};  // bytes held by the search at once
};

}  // namespace noyes
