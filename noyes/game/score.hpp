// What is kept of a finished game, and lists of them as text. A list is saved as CSV after a line
// that says what it is:
//
//   noyes scores 1
//   puzzle,finished,seconds,steps,turns,slip_free,optimum,help
//   tiles 4x4 blank-last,1763294400,61.250,98,90,92,52,none
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/game/game.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::game {

struct Score {
    std::string puzzle;          // which games are compared: "tiles 4x4 blank-last"
    std::uint64_t finished = 0;  // seconds since 1970; 0 if nobody knows
    Moment time{0};
    std::uint64_t steps = 0;  // moves, as the puzzle counts them
    std::uint64_t turns = 0;
    std::uint64_t slip_free = 0;
    std::optional<std::uint64_t> optimum{};
    Help help{};

    // Whether it may be a record and is part of averages.
    [[nodiscard]] bool counts() const { return !help.any(); }
    friend bool operator==(const Score&, const Score&) = default;
};

// Of a finished game, wherever the player looks back to.
template <Playable P>
Score score_of(Game<P> game, std::uint64_t finished) {
    assert(game.is_finished());
    while (game.redo()) {
    }
    const Counts& counts = game.counts();
    return {.puzzle = game.rules().key(),
            .finished = finished,
            .time = game.time(Moment{0}),
            .steps = counts.moves,
            .turns = counts.turns,
            .slip_free = counts.slip_free,
            .help = game.help()};
}

// Each ends with a newline.
std::string save_scores(std::span<const Score> scores);
std::string to_csv(std::span<const Score> scores);
std::string to_json(std::span<const Score> scores);  // a list of objects

// Reads what save_scores wrote, and nothing else.
Expected<std::vector<Score>> load_scores(std::string_view text);

}  // namespace noyes::game
