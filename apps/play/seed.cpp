#include "seed.hpp"

#include <fmt/format.h>

#include <random>

namespace noyes::play {

std::uint64_t seed_or_new(const std::optional<std::uint64_t>& given) {
    return given ? *given : std::random_device()();
}

std::string seed_note(std::uint64_t seed) {
    return fmt::format("--seed {} makes the same again", seed);
}

}  // namespace noyes::play
