// Solutions made shorter by what lies beside them.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/blocks/move.hpp>

namespace noyes::blocks {

// The same moves, which lead to the goal, or fewer. Looks at about `most` states near them, again
// and again until that gains nothing or a limit is reached.
std::vector<Move> shortened(const Level& level, std::vector<Move> moves, Metric metric,
                            std::uint64_t most, Run& run);

}  // namespace noyes::blocks
