// --seed: the same boards again.
#pragma once

#include <cstdint>
#include <optional>

namespace noyes::cli {

// The one given, else one drawn by the system: short enough to be typed again.
std::uint64_t seed_or_new(const std::optional<std::uint64_t>& given);

}  // namespace noyes::cli
