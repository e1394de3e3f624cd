// How many boards lie at each distance from a goal, and which are the farthest: breadth-first
// search over every board there is, with about one bit for each.
//
//   Run run({.memory = 1u << 30});
//   ThreadExecutor executor;
//   const Enumeration all = enumerate(goal, run, executor, {.examples = 3});
#pragma once

#include <noyes/base/executor.hpp>
#include <noyes/base/run.hpp>
#include <noyes/tiles/board.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace noyes::tiles {

struct EnumerateOptions {
    std::size_t examples = 1;  // boards wanted of each distance, at most

    // Told of each distance when it is complete, with its examples.
    std::function<void(Cost distance, const std::vector<Board>& examples)> listener{};

    Cost last = std::numeric_limits<Cost>::max();  // no boards farther than that are looked for
};

struct Enumeration {
    std::vector<std::uint64_t> boards_at{};  // by distance; complete distances alone
    std::vector<Board> farthest{};           // of the last of these, at most `examples`
    std::uint64_t boards = 0;                // reached in complete distances
    std::optional<Halt> halt{};              // why it ended before all were reached, if it did
};

// How many boards can reach a goal, and the bytes of memory that enumerating them takes; the most
// that 64 bits can say if it is more.
inline constexpr std::uint64_t beyond_64_bits = std::numeric_limits<std::uint64_t>::max();
std::uint64_t boards_of(Extent extent);
std::uint64_t enumeration_bytes(Extent extent);

Enumeration enumerate(const Board& goal, Run& run, Executor& executor,
                      const EnumerateOptions& options = {});

// The mean distance of the boards counted; 0 if there are none.
double mean_distance(const Enumeration& enumeration);

}  // namespace noyes::tiles
