// Any way to the goal of a level, however long.
#pragma once

#include <noyes/blocks/focused.hpp>
#include <noyes/blocks/gathering.hpp>
#include <noyes/blocks/room.hpp>
#include <noyes/search/novelty.hpp>

namespace noyes::blocks {

// In the metric of the puzzle; steps lead best, for the estimates count them.
template <std::size_t Words, class Observer>
search::Result<Slide> any_way(const Puzzle<Words>& puzzle, Observer& observer, Run& run) {
    using search::Novelty;
    const Focused<Words> focused(puzzle);
    Stats before;
    if (focused.parts() > 1) {
        auto found = Novelty::search(focused, Gathering<Words>(puzzle), observer, run, {},
                                     search::NewPairs::of_changed_facts);
        if (found.outcome != search::Outcome::exhausted) return found;
        before = found.stats;
        run.add_finished(before.generated);
    }
    // Either there is one part, or what was left alone has to move after all, or there is no way.
    auto found = Novelty::search(puzzle, Room<Words>(puzzle), observer, run, {});
    found.stats.expanded += before.expanded;
    found.stats.generated += before.generated;
    found.stats.duplicates += before.duplicates;
    return found;
}

}  // namespace noyes::blocks
