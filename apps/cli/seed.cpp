#include "seed.hpp"

#include <random>

namespace noyes::cli {

std::uint64_t seed_or_new(const std::optional<std::uint64_t>& given) {
    return given ? *given : std::random_device()();
}

}  // namespace noyes::cli
