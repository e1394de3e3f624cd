// New levels whose shortest solutions are as long as wanted: pieces are put onto a board at random,
// all states that they can reach are measured, and one at a wanted distance is the level.
//
//   LevelMaker maker({.least = 30, .most = 50}, seed);
//   Run run({.time = 10s});
//   const std::optional<Level> level = maker.next(run);
//   level->known[index(Metric::moves)]->length       // exactly: all states were looked at
//
// The same seed gives the same levels everywhere: a limit ends the work, but changes no level.
#pragma once

#include <noyes/base/random.hpp>
#include <noyes/base/run.hpp>
#include <noyes/blocks/level.hpp>

#include <limits>
#include <set>

namespace noyes::blocks {

struct LevelWish {
    Extent extent{5, 4};  // see can_be_arranged
    Rule rule = Rule::free;
    Metric metric = Metric::moves;
    Cost least = 1;  // of the shortest solution
    Cost most = std::numeric_limits<Cost>::max();
    // Of the distances of one arrangement that are wanted: any, or the largest.
    enum class Pick : bool { any, farthest } pick = Pick::any;
    std::uint64_t most_tries = 20'000;  // for one level
};

class LevelMaker {
   public:
    LevelMaker(const LevelWish& wish, std::uint64_t seed) : wish_(wish), random_(seed) {}

    // A level that is not one of those before. Nothing if the run was halted, or after too many
    // tries.
    std::optional<Level> next(Run& run);

    // Arrangements so far, and the longest of the shortest solutions met in them.
    [[nodiscard]] std::uint64_t tries() const { return tries_; }
    [[nodiscard]] Cost farthest() const { return farthest_; }

   private:
    std::optional<Level> try_once(Run& run);
    // One of the wanted distances that an arrangement has.
    std::optional<Cost> drawn_distance(Cost farthest);

    LevelWish wish_;
    Random random_;
    std::uint64_t tries_ = 0;
    Cost farthest_ = 0;
    std::set<std::string> made_;  // their grids
};

}  // namespace noyes::blocks
