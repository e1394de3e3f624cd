// All states that can be reached from a level's start: how many lie at each distance, and which are
// the farthest.
//
//   Run run({.memory = 1u << 30});
//   const Enumeration all = enumerate(level, Metric::moves, run);
//   all.states      // 25,955 for classic Klotski
//
// Pieces of one shape are interchangeable here too, but mirror images are different states.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/blocks/level.hpp>

#include <functional>
#include <limits>

namespace noyes::blocks {

struct EnumerateOptions {
    std::size_t examples = 1;  // of the farthest states, at most

    // Told of each distance when it is complete, with the number of its states.
    std::function<void(Cost distance, std::uint64_t states)> listener{};

    Cost last = std::numeric_limits<Cost>::max();  // no states farther than that are looked for
};

struct Enumeration {
    std::vector<std::uint64_t> states_at{};  // by distance; complete distances alone
    std::uint64_t states = 0;                // in these
    std::vector<Level> farthest{};           // of the last of these, at most `examples`
    std::optional<Halt> halt{};              // why it ended before all were reached, if it did
};

Enumeration enumerate(const Level& level, Metric metric, Run& run,
                      const EnumerateOptions& options = {});

}  // namespace noyes::blocks
