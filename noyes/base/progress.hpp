// What a search tells about itself while it works.
#pragma once

#include <noyes/base/cost.hpp>

#include <chrono>
#include <cstdint>
#include <functional>

namespace noyes {

struct Progress {
    std::chrono::nanoseconds elapsed{};
    std::uint64_t generated = 0;
    std::uint64_t stored = 0;
    std::uint64_t memory_bytes = 0;
    Cost bound = 0;  // no solution is cheaper than this, if the search proves optima
};

// Called by the searching thread a few times a second; it must return soon.
using ProgressListener = std::function<void(const Progress&)>;

}  // namespace noyes
