// What is said of a game.
#include <noyes/game/counting.hpp>

#include "block_face.hpp"
#include "numbers.hpp"
#include "player.hpp"
#include "tile_face.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace noyes::play {

std::string clock_text(Moment time) {
    constexpr int minute = 60;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const auto minutes = seconds / minute;
    if (minutes < minute) return fmt::format("{}:{:02}", minutes, seconds % minute);
    return fmt::format("{}:{:02}:{:02}", minutes / minute, minutes % minute, seconds % minute);
}

template <class Face>
std::string Player<Face>::counted_moves(std::uint64_t number) const {
    return counted(number, Face::unit(rules()));
}

// First the piece alone, then its way, then three moves, then five.
template <class Face>
typename Player<Face>::Hint Player<Face>::hint_of(std::size_t grade) const {
    constexpr std::size_t several = 3;
    constexpr std::size_t many = 5;
    const std::vector<Step> way = guide_.way();
    if (grade == 0) {
        const game::Distance left = *guide_.distance();
        return {fmt::format("Look at {}. {}{} to go.", Face::mover(rules(), state(), way.front()),
                            left.is_proven() ? "" : "At most ",
                            counted_moves(static_cast<std::uint64_t>(left.at_most))),
                {},
                {way.front()},
                true};
    }
    Hint hint{grade == 1 ? "Next: " : "Next moves: ", way.front(), {}};
    State after = state();
    std::span<const Step> rest = way;
    for (std::size_t left = grade == 1   ? 1
                            : grade == 2 ? several
                                         : many;
         left > 0 && !rest.empty(); --left) {
        const std::span<const Step> move = game::first_move<Play>(rules(), rest);
        for (const Step& step : move) rules().apply(after, step);
        hint.steps.insert(hint.steps.end(), move.begin(), move.end());
        if (!hint.text.ends_with(": ")) hint.text += Face::between_moves.empty() ? ", " : "; ";
        hint.text += Face::spoken(rules(), after, move);
        rest = rest.subspan(move.size());
    }
    return hint;
}

template <class Face>
std::string Player<Face>::solution_title() const {
    if (game_.is_finished()) return "From the start. " + optimum_text();
    const game::Distance left = *guide_.distance();
    const std::string length = counted_moves(static_cast<std::uint64_t>(left.at_most));
    return left.is_proven()
               ? "From here: " + length + ", proven shortest"
               : fmt::format("From here: {}; at least {} are needed", length, left.at_least);
}

template <class Face>
std::string Player<Face>::counts_text() const {
    const game::Counts& counts = game_.counts();
    std::string text = fmt::format("{} {}", Face::counter(rules()), counts.moves);
    if (counts.slip_free != counts.moves)
        text += fmt::format(" ({} without slips)", counts.slip_free);
    return fmt::format("{}  Time {}", text, clock_text(game_.time(now())));
}

// What the solver at work has shown so far of the moves that a state needs; 0 if it works on
// another one. While tables are made, its progress tells how far they are.
template <class Face>
Cost Player<Face>::proves_from(const State& state) const {
    const std::optional<Progress> progress = thinker_.progress();
    const bool proves = thinker_.busy() && progress && progress->generated > 0;
    return proves && thinker_.inquiry().state == state ? progress->bound : 0;
}

template <class Face>
std::string Player<Face>::optimum_text() const {
    if (hopeless_) return "There is no solution";
    if (const auto optimum = proven_optimum()) return fmt::format("Optimal {}", *optimum);
    if (const auto known = Face::published(game_)) return fmt::format("Optimal {}", *known);
    if (!way_from_start_) return thinker_.busy() ? "Optimal: thinking" : "";
    const auto length =
        static_cast<std::uint64_t>(game::count_moves<Play>(rules(), *way_from_start_));
    const std::optional<Progress> progress = thinker_.progress();
    const bool searching = thinker_.busy() && progress && thinker_.inquiry().state == game_.start();
    const Cost proven = proves_from(game_.start());
    const auto least = static_cast<std::uint64_t>(std::max(least_from_start_, proven));
    const std::string range = fmt::format("Optimal {} to {}", grouped(least), grouped(length));
    if (!searching) return range;
    const double seconds = std::chrono::duration<double>(progress->elapsed).count();
    return fmt::format("{}, thinking {:.0f} s", range, seconds);
}

template <class Face>
std::string Player<Face>::to_go_text() const {
    if (game_.is_finished() || game_.is_solved() || !guide_.knows_way()) return {};
    const game::Distance left = *guide_.distance();
    const std::string moves = counted_moves(static_cast<std::uint64_t>(left.at_most));
    const auto least = static_cast<std::uint64_t>(std::max(left.at_least, proves_from(state())));
    return left.is_proven() ? moves + " to go"
                            : fmt::format("{} to {} to go", grouped(least), moves);
}

template <class Face>
std::string Player<Face>::solved_text() const {
    std::string text = fmt::format("Solved in {} and {}!", counted_moves(game_.counts().moves),
                                   clock_text(game_.time(now())));
    if (!way_from_start_ && !Face::published(game_)) return text;
    text = fmt::format("{} {}, you {}.", text, optimum_text(), game_.counts().moves);
    const std::optional<game::Review> review = reviewer_ ? reviewer_->review() : std::nullopt;
    const std::string losses = review ? review_text(*review, Face::unit(rules())) : std::string();
    return losses.empty() ? text : text + " " + losses;
}

template <class Face>
std::string Player<Face>::last_move() const {
    if (game_.trail().empty()) return {};
    const Step step = game_.trail().back().step;
    return Face::spoken(rules(), state(), std::span(&step, 1));
}

template <class Face>
std::string Player<Face>::last_turn() const {
    if (!game_.can_undo()) return {};
    return Face::spoken(rules(), state(), game_.history()[game_.done() - 1].steps);
}

template class Player<TileFace>;
template class Player<BlockFace>;

}  // namespace noyes::play
