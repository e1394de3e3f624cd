// Ways to solve a board that are tried one after the other where the choice is left open, the cheap
// ones first. Each has a number of nodes after which the next one promises more.
#pragma once

#include <noyes/catalog/choice.hpp>
#include <noyes/catalog/solve.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace noyes::catalog {

struct Attempt {
    Choice algorithm{};
    Choice heuristic{};
    std::optional<std::uint64_t> nodes{};  // none for the last one
};

// At least one. Those that prove the optimum.
std::vector<Attempt> attempts(const Question& question);

// As Answer says it.
std::uint64_t bytes_wanted(const Question& question);

// The way to some solution where no proof is found in time.
Attempt last_resort();

// How long the proof may be looked for, and all in all.
struct Patience {
    std::optional<std::chrono::nanoseconds> proof{};
    std::optional<std::chrono::nanoseconds> all{};
};
Patience patience(const Question& question);

}  // namespace noyes::catalog
