// IDA* from the start or from the goal. Both ways there are the same lengths, but often many times
// more nodes from one end than from the other, and nobody can tell beforehand. So both searches go
// on in turn while their iterations are small; the one that gets on better is then left to finish.
#pragma once

#include <noyes/search/ida/deepening.hpp>

#include <algorithm>

namespace noyes::search {

enum class End : bool { start, goal };

template <class Move>
struct EitherEnd {
    Result<Move> result;  // the counts are those of both
    End end;              // at which the path begins
};

// Both take their nodes from the same team. The result is that of one of them.
template <class Search>
auto search_from_either_end(Search& from_start, Search& from_goal) {
    constexpr std::uint64_t enough = 100'000;  // nodes of an iteration that tells
    const auto is_ahead = [&] {
        return from_goal.bound() != from_start.bound()
                   ? from_goal.bound() > from_start.bound()
                   : from_goal.last_generated() < from_start.last_generated();
    };
    bool is_over = false;
    bool at_goal = false;
    while (!is_over && std::min(from_start.last_generated(), from_goal.last_generated()) < enough) {
        at_goal = from_goal.bound() < from_start.bound();
        is_over = (at_goal ? from_goal : from_start).advance();
    }
    if (!is_over) at_goal = is_ahead();
    Search& chosen = at_goal ? from_goal : from_start;
    const Search& other = at_goal ? from_start : from_goal;
    while (!chosen.advance()) {
    }
    EitherEnd both{chosen.finish(), at_goal ? End::goal : End::start};
    Result<typename decltype(both.result.path)::value_type>& result = both.result;
    result.lower_bound = std::max(result.lower_bound, other.bound());
    result.stats.expanded += other.counted().expanded;
    result.stats.generated += other.counted().generated;
    return both;
}

}  // namespace noyes::search
