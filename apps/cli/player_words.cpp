// What is said of a game.
#include "numbers.hpp"
#include "player.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace noyes::cli {

std::string clock_text(Moment time) {
    constexpr int minute = 60;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const auto minutes = seconds / minute;
    if (minutes < minute) return fmt::format("{}:{:02}", minutes, seconds % minute);
    return fmt::format("{}:{:02}:{:02}", minutes / minute, minutes % minute, seconds % minute);
}

// First the tile alone, then its way, then three moves, then five.
Hint Player::hint_of(std::size_t grade) const {
    constexpr std::size_t several = 3;
    constexpr std::size_t many = 5;
    tiles::Board after = board();
    const auto steps = guide_.next(grade < 2 ? 1 : grade == 2 ? several : many);
    const tiles::Cell cell = neighbour(after.extent(), after.blank(), steps.front());
    if (grade == 0) {
        const game::Distance left = *guide_.distance();
        return {fmt::format("Look at {}. {}{} to go.", after.tile(cell),
                            left.is_proven() ? "" : "At most ",
                            counted(static_cast<std::uint64_t>(left.at_most), "move"))};
    }
    Hint hint{grade == 1 ? "Next: " : "Next moves: ", Pointer{cell, opposite(steps.front())}};
    for (const tiles::Direction step : steps) {
        after.slide(step);
        if (!hint.text.ends_with(": ")) hint.text += ", ";
        hint.text += spoken_move(after, step);
    }
    return hint;
}

std::string Player::solution_title() const {
    if (game_.is_finished()) return "From the start. " + optimum_text();
    const game::Distance left = *guide_.distance();
    const std::string length = counted(static_cast<std::uint64_t>(left.at_most), "move");
    return left.is_proven()
               ? "From here: " + length + ", proven shortest"
               : fmt::format("From here: {}; at least {} are needed", length, left.at_least);
}

std::string Player::title() const {
    const std::string key = game_.rules().key();
    const std::string kind = key.substr(key.find(' ') + 1);
    return seed_ ? fmt::format("{}, seed {}", kind, *seed_) : kind;
}

std::string Player::counts_text() const {
    const game::Counts& counts = game_.counts();
    std::string text = fmt::format("Moves {}", counts.steps);
    if (counts.slip_free != counts.steps)
        text += fmt::format(" ({} without slips)", counts.slip_free);
    return fmt::format("{}  Time {}", text, clock_text(game_.time(now())));
}

std::string Player::optimum_text() const {
    if (!way_from_start_) return thinker_.busy() ? "Optimal: thinking" : "";
    if (const auto optimum = proven_optimum()) return fmt::format("Optimal {}", *optimum);
    const auto length = static_cast<Cost>(way_from_start_->size());
    const std::optional<Progress> progress = thinker_.progress();
    const bool searching = thinker_.busy() && progress;
    const Cost least = std::max(least_from_start_, searching ? progress->bound : 0);
    if (!searching) return fmt::format("Optimal {} to {}", least, length);
    const double seconds = std::chrono::duration<double>(progress->elapsed).count();
    return fmt::format("Optimal {} to {}, thinking {:.0f} s", least, length, seconds);
}

std::string Player::solved_text() const {
    std::string text = fmt::format("Solved in {} and {}!", counted(game_.counts().steps, "move"),
                                   clock_text(game_.time(now())));
    if (!way_from_start_) return text;
    text = fmt::format("{} {}, you {}.", text, optimum_text(), game_.counts().steps);
    const std::optional<game::Review> review = reviewer_ ? reviewer_->review() : std::nullopt;
    const std::string losses = review ? review_text(*review) : std::string();
    return losses.empty() ? text : text + " " + losses;
}

std::string Player::last_move() const {
    return game_.trail().empty() ? std::string() : spoken_move(board(), game_.trail().back());
}

}  // namespace noyes::cli
