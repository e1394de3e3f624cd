#include <noyes/io/memory.hpp>

#include "limits.hpp"

#include <cstdint>
#include <optional>

namespace noyes::play {

Limits usual_limits() {
    constexpr std::uint64_t share = 60;  // percent: the rest of the machine goes on working
    const std::optional<std::uint64_t> free = io::free_memory();
    if (!free) return {};
    return {.memory = *free / 100 * share};
}

}  // namespace noyes::play
