// What is said of a game.
#include <noyes/game/counting.hpp>

#include "block_face.hpp"
#include "numbers.hpp"
#include "player.hpp"
#include "say.hpp"
#include "tile_face.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

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
    return counted(words_, Face::counted_key(rules()), number);
}

// First the piece alone, then its way, then three moves, then five.
template <class Face>
typename Player<Face>::Hint Player<Face>::hint_of(std::size_t grade) const {
    constexpr std::size_t several = 3;
    constexpr std::size_t many = 5;
    const std::vector<Step> way = guide_.way();
    if (grade == 0) {
        const game::Distance left = *guide_.distance();
        return {say(words_, left.is_proven() ? "play-look-at" : "play-look-at-most",
                    {{"piece", Face::mover(rules(), state(), way.front())},
                     {"moves", counted_moves(static_cast<std::uint64_t>(left.at_most))}}),
                {},
                {way.front()},
                true};
    }
    Hint hint{{}, way.front(), {}};
    std::string moves;
    State after = state();
    std::span<const Step> rest = way;
    for (std::size_t left = grade == 1   ? 1
                            : grade == 2 ? several
                                         : many;
         left > 0 && !rest.empty(); --left) {
        const std::span<const Step> move = game::first_move<Play>(rules(), rest);
        for (const Step& step : move) rules().apply(after, step);
        hint.steps.insert(hint.steps.end(), move.begin(), move.end());
        if (!moves.empty()) moves += Face::between_moves.empty() ? ", " : "; ";
        moves += Face::spoken(rules(), after, move, words_);
        rest = rest.subspan(move.size());
    }
    hint.text =
        say(words_, grade == 1 ? "play-next" : "play-next-several", {{"moves", std::move(moves)}});
    return hint;
}

template <class Face>
std::string Player<Face>::solution_title() const {
    if (game_.is_finished()) return say(words_, "play-from-start", {{"optimum", optimum_text()}});
    const game::Distance left = *guide_.distance();
    const std::string length = counted_moves(static_cast<std::uint64_t>(left.at_most));
    return say(words_, left.is_proven() ? "play-from-here-proven" : "play-from-here",
               {{"moves", length}, {"least", std::to_string(left.at_least)}});
}

template <class Face>
std::string Player<Face>::counts_text() const {
    const game::Counts& counts = game_.counts();
    const std::string moves =
        say(words_, Face::counter_key(rules()), {{"number", std::to_string(counts.moves)}});
    return say(words_, counts.slip_free == counts.moves ? "play-counts" : "play-counts-slips",
               {{"moves", moves},
                {"without", std::to_string(counts.slip_free)},
                {"time", clock_text(game_.time(now()))}});
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
    if (hopeless_) return say(words_, "play-unsolvable");
    const auto proven_to_be = [&](std::uint64_t moves) {
        return say(words_, "play-optimum", {{"moves", std::to_string(moves)}});
    };
    if (const auto optimum = proven_optimum()) return proven_to_be(*optimum);
    if (const auto known = Face::published(game_)) return proven_to_be(*known);
    if (!way_from_start_) return thinker_.busy() ? say(words_, "play-optimum-thinking") : "";
    const auto length =
        static_cast<std::uint64_t>(game::count_moves<Play>(rules(), *way_from_start_));
    const std::optional<Progress> progress = thinker_.progress();
    const bool searching = thinker_.busy() && progress && thinker_.inquiry().state == game_.start();
    const Cost proven = proves_from(game_.start());
    const auto least = static_cast<std::uint64_t>(std::max(least_from_start_, proven));
    const double seconds = searching ? std::chrono::duration<double>(progress->elapsed).count() : 0;
    return say(words_, searching ? "play-optimum-range-thinking" : "play-optimum-range",
               {{"least", grouped(least)},
                {"most", grouped(length)},
                {"seconds", fmt::format("{:.0f}", seconds)}});
}

template <class Face>
std::string Player<Face>::to_go_text() const {
    if (game_.is_finished() || game_.is_solved() || !guide_.knows_way()) return {};
    const game::Distance left = *guide_.distance();
    const std::string moves = counted_moves(static_cast<std::uint64_t>(left.at_most));
    const auto least = static_cast<std::uint64_t>(std::max(left.at_least, proves_from(state())));
    return say(words_, left.is_proven() ? "play-to-go" : "play-to-go-range",
               {{"least", grouped(least)}, {"moves", moves}});
}

template <class Face>
std::string Player<Face>::solved_text() const {
    const std::uint64_t moves = game_.counts().moves;
    std::string text =
        say(words_, "play-solved",
            {{"moves", counted_moves(moves)}, {"time", clock_text(game_.time(now()))}});
    if (!way_from_start_ && !Face::published(game_)) return text;
    text += " " + say(words_, "play-solved-beside",
                      {{"optimum", optimum_text()}, {"moves", std::to_string(moves)}});
    const std::optional<game::Review> review = reviewer_ ? reviewer_->review() : std::nullopt;
    const std::string losses =
        review ? review_text(*review, Face::loss_keys(rules()), words_) : std::string();
    return losses.empty() ? text : text + " " + losses;
}

template <class Face>
std::string Player<Face>::last_move() const {
    if (game_.trail().empty()) return {};
    const Step step = game_.trail().back().step;
    return Face::spoken(rules(), state(), std::span(&step, 1), words_);
}

template <class Face>
std::string Player<Face>::last_turn() const {
    if (!game_.can_undo()) return {};
    return Face::spoken(rules(), state(), game_.history()[game_.done() - 1].steps, words_);
}

template class Player<TileFace>;
template class Player<BlockFace>;

}  // namespace noyes::play
