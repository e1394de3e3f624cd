// The tile puzzle as a game: any size, any goal. A step is the blank's direction, and pushing a
// line of tiles is one turn.
//
//   const TilePlay rules(goal);
//   Game<TilePlay> game(rules, rules.scrambled(random));
#pragma once

#include <noyes/game/playable.hpp>
#include <noyes/tiles/board.hpp>

#include <utility>

namespace noyes::game {

class TilePlay {
   public:
    using State = tiles::Board;
    using Step = tiles::Direction;
    using Steps = std::vector<Step>;

    static constexpr std::string_view kind = "tiles";
    // Cells coloured like a chessboard: each step takes the blank to the other colour.
    static constexpr bool keeps_parity = true;

    explicit TilePlay(tiles::Board goal) : goal_(std::move(goal)) {}

    [[nodiscard]] const tiles::Board& goal() const { return goal_; }

    bool apply(State& state, Step step) const { return state.slide(step); }
    [[nodiscard]] Step inverse(Step step) const { return opposite(step); }
    // Every tile is counted by itself.
    [[nodiscard]] bool joins(Step /*before*/, Step /*step*/) const { return false; }
    [[nodiscard]] Steps legal_steps(const State& state) const;
    [[nodiscard]] bool is_solved(const State& state) const { return state == goal_; }
    [[nodiscard]] std::uint64_t hash(const State& state) const;

    // The steps that push the tile in `cell`, and all between it and the blank, towards the blank;
    // none if it stands neither in the blank's row nor in its column.
    [[nodiscard]] Steps push(const State& state, tiles::Cell cell) const;

    [[nodiscard]] State scrambled(Random& random) const;
    [[nodiscard]] std::string key() const;  // goals without a name are all called "own"

    static Expected<TilePlay> parse_goal(std::string_view text);
    [[nodiscard]] std::string goal_text() const;
    [[nodiscard]] Expected<State> parse_state(std::string_view text) const;
    [[nodiscard]] std::string state_text(const State& state) const;
    [[nodiscard]] Expected<Steps> parse_turn(std::string_view text, const State& state) const;
    [[nodiscard]] std::string turn_text(std::span<const Step> turn) const;

   private:
    tiles::Board goal_;
};

static_assert(Scramblable<TilePlay>);

}  // namespace noyes::game
