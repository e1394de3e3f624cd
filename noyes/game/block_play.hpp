// Sliding blocks as a game: any level, counted in any of the three ways. A step takes one piece one
// cell further; which steps are one move says the metric.
//
//   const BlockPlay rules(level, blocks::Metric::moves);
//   Game<BlockPlay> game(rules, rules.first());
//   game.step({piece, blocks::Direction::left}, now);     // piece: its place in level.pieces
#pragma once

#include <noyes/blocks/level.hpp>
#include <noyes/game/playable.hpp>

#include <optional>

namespace noyes::game {

struct BlockStep {
    std::uint32_t piece = 0;  // its place in Level::pieces
    blocks::Direction way{};

    friend bool operator==(const BlockStep&, const BlockStep&) = default;
};

// Where the pieces are. Pieces of one shape are told apart: they have different names.
struct BlockState {
    std::vector<blocks::Cell> corners;  // of the rectangle around each piece

    friend bool operator==(const BlockState&, const BlockState&) = default;
};

class BlockPlay {
   public:
    using State = BlockState;
    using Step = BlockStep;
    using Steps = std::vector<Step>;

    static constexpr std::string_view kind = "blocks";
    // A piece may get to the same place in one move or, stopping on its way, in two.
    static constexpr bool keeps_parity = false;

    BlockPlay(blocks::Level level, blocks::Metric metric);

    [[nodiscard]] const blocks::Level& level() const { return level_; }
    [[nodiscard]] blocks::Metric metric() const { return metric_; }

    // As the level begins.
    [[nodiscard]] State first() const;
    // The level with its pieces where they are now.
    [[nodiscard]] blocks::Level level_at(const State& state) const;
    // The piece on each cell, by its place in Level::pieces.
    [[nodiscard]] std::vector<std::optional<std::uint32_t>> owners(const State& state) const;
    [[nodiscard]] std::vector<blocks::Cell> cells(const State& state, std::uint32_t piece) const;
    // Where a piece has to go; nothing if that is all the same.
    [[nodiscard]] std::vector<blocks::Cell> target_cells(std::uint32_t piece) const;
    [[nodiscard]] std::optional<std::uint32_t> find_piece(char name) const;

    bool apply(State& state, const Step& step) const;
    [[nodiscard]] Step inverse(const Step& step) const { return {step.piece, opposite(step.way)}; }
    [[nodiscard]] bool joins(const Step& before, const Step& step) const;
    [[nodiscard]] Steps legal_steps(const State& state) const;
    [[nodiscard]] bool is_solved(const State& state) const;
    [[nodiscard]] std::uint64_t hash(const State& state) const;

    // "blocks hrd-01 moves"; a level without a name of its own gets a number.
    [[nodiscard]] std::string key() const;

    // The metric and the level's record; the rows of a board.
    static Expected<BlockPlay> parse_goal(std::string_view text);
    [[nodiscard]] std::string goal_text() const;
    [[nodiscard]] Expected<State> parse_state(std::string_view text) const;
    [[nodiscard]] std::string state_text(const State& state) const;
    [[nodiscard]] Expected<Steps> parse_turn(std::string_view text, const State& state) const;
    [[nodiscard]] std::string turn_text(std::span<const Step> turn) const;

   private:
    [[nodiscard]] bool is_free(const State& state, std::uint32_t piece,
                               const std::vector<blocks::Cell>& cells) const;
    [[nodiscard]] std::optional<State> state_of(std::string_view grid) const;

    blocks::Level level_;
    blocks::Metric metric_;
    std::vector<blocks::Shape> shapes_;  // of each piece
};

static_assert(Playable<BlockPlay>);

}  // namespace noyes::game
