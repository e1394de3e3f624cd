// The figures that players compare. An average of five or twelve is that of the games played one
// after another without the fastest and the slowest, as speed solvers take it (World Cube
// Association, regulation 9f8).
#pragma once

#include <noyes/game/score.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace noyes::game {

struct Average {
    std::optional<Moment> latest{};  // of the last games; nothing if there are too few
    std::optional<Moment> best{};    // of all runs of so many games

    friend bool operator==(const Average&, const Average&) = default;
};

// Games with help are counted apart and are in none of the other figures.
struct Summary {
    std::size_t games = 0;
    std::size_t helped = 0;
    std::optional<Moment> best_time{};
    std::optional<std::uint64_t> fewest_steps{};
    Average of_5{};
    Average of_12{};
    std::optional<double> steps_per_second{};       // over all games
    std::optional<double> best_steps_per_second{};  // in one game
};

// Of the games of one puzzle, which stand in the order in which they were played.
Summary summarise(std::span<const Score> scores, std::string_view puzzle);

// The puzzles that were played, each once, in the order of their first games.
std::vector<std::string> puzzles(std::span<const Score> scores);

}  // namespace noyes::game
