#include <noyes/blocks/make_level.hpp>

#include <noyes/blocks/arrange.hpp>
#include <noyes/blocks/goal_distances.hpp>
#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/blocks/width.hpp>

#include <algorithm>
#include <cassert>

namespace noyes::blocks {

namespace {

// Arrangements with more states take long and are no better; of cars even less so.
std::uint64_t most_states(Rule rule) { return rule == Rule::rush ? 15'000 : 60'000; }

}  // namespace

std::optional<Level> LevelMaker::next(Run& run) {
    assert(can_be_arranged(wish_.extent, wish_.rule));
    for (std::uint64_t i = 0; i < wish_.most_tries && run.keep_going(); ++i) {
        auto level = try_once(run);
        if (level && made_.insert(to_grid(*level)).second) return level;
    }
    return std::nullopt;
}

std::optional<Level> LevelMaker::try_once(Run& run) {
    const Level drawn = arranged(wish_.extent, wish_.rule, random_);
    ++tries_;
    return with_puzzle(drawn, wish_.metric,
                       [&]<std::size_t Words>(const Puzzle<Words>& puzzle) -> std::optional<Level> {
                           GoalDistances<Words> distances(puzzle, run);
                           if (!distances.find(most_states(wish_.rule))) return std::nullopt;
                           const auto length = drawn_distance(distances.farthest());
                           if (!length) return std::nullopt;
                           const std::uint64_t place = random_.below(distances.states_at(*length));
                           Level level = with_names_in_order(
                               level_at(drawn, puzzle, distances.state(*length, place)));
                           level.known[index(wish_.metric)] = Known{length};
                           return level;
                       });
}

std::optional<Cost> LevelMaker::drawn_distance(Cost farthest) {
    farthest_ = std::max(farthest_, farthest);
    const Cost last = std::min(wish_.most, farthest);
    if (last < wish_.least) return std::nullopt;
    if (wish_.pick == LevelWish::Pick::farthest) return last;
    const auto choice = static_cast<std::uint64_t>(last - wish_.least) + 1;
    return wish_.least + static_cast<Cost>(random_.below(choice));
}

}  // namespace noyes::blocks
