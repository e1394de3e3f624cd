#include <noyes/tiles/distant.hpp>

#include <noyes/tiles/enumerate.hpp>

#include <cassert>
#include <limits>

namespace noyes::tiles {

DistantBoards boards_between(const Board& goal, Cost least, Cost most) {
    assert(distances_are_known(goal.extent()));
    DistantBoards found;
    const auto collect = [&](Cost distance, const std::vector<Board>& boards) {
        found.farthest = distance;
        if (distance < least || distance > most) return;
        for (const Board& board : boards) found.boards.push_back({board, distance});
    };
    Run run;
    SerialExecutor executor;
    enumerate(goal, run, executor,
              {.examples = std::numeric_limits<std::size_t>::max(), .listener = collect});
    return found;
}

}  // namespace noyes::tiles
