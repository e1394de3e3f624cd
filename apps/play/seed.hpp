// --seed: the same boards again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace noyes::play {

// The one given, else one drawn by the system: short enough to be typed again.
std::uint64_t seed_or_new(const std::optional<std::uint64_t>& given);

// What whoever gave none is told.
std::string seed_note(std::uint64_t seed);

}  // namespace noyes::play
