#include <noyes/tiles/all_distances.hpp>

#include <noyes/tiles/enumerate.hpp>

#include <cassert>
#include <limits>

namespace noyes::tiles {

AllDistances::AllDistances(const Board& centre) : ranking_(centre), distances_(ranking_.size()) {
    assert(distances_are_known(centre.extent()));
    const auto note = [&](Cost distance, const std::vector<Board>& boards) {
        farthest_ = distance;
        for (const Board& board : boards)
            distances_[number(board)] = static_cast<std::uint8_t>(distance);
    };
    Run run;
    SerialExecutor executor;
    enumerate(centre, run, executor,
              {.examples = std::numeric_limits<std::size_t>::max(), .listener = note});
}

}  // namespace noyes::tiles
