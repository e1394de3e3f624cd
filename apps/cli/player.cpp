#include <noyes/game/save.hpp>

#include "numbers.hpp"
#include "player.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace noyes::cli {

Moment now() {
    return std::chrono::duration_cast<Moment>(std::chrono::steady_clock::now().time_since_epoch());
}

std::string clock_text(Moment time) {
    constexpr int minute = 60;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const auto minutes = seconds / minute;
    if (minutes < minute) return fmt::format("{}:{:02}", minutes, seconds % minute);
    return fmt::format("{}:{:02}:{:02}", minutes / minute, minutes % minute, seconds % minute);
}

Player::Player(PlayOrder order, const Words& words, std::function<void()> news)
    : game_(std::move(order.game)),
      seed_(order.seed),
      walk_(order.walk),
      keeps_(order.keeps),
      book_(words),
      thinker_(std::move(news)) {
    think_again();
}

bool Player::slide(tiles::Direction way) {
    const bool finished_before = game_.is_finished();
    const bool done = after(game_.step(way, now()));
    note_finish(finished_before);
    return done;
}

bool Player::push(tiles::Tile tile) {
    const auto cell = std::ranges::find(board().tiles(), tile) - board().tiles().begin();
    const auto steps = game_.rules().push(board(), static_cast<tiles::Cell>(cell));
    const bool finished_before = game_.is_finished();
    const bool done = after(game_.turn(steps, now()));
    note_finish(finished_before);
    return done;
}

bool Player::undo() { return after(game_.undo()); }
bool Player::redo() { return after(game_.redo()); }
bool Player::restart() { return after(game_.restart()); }

bool Player::after(bool done) {
    if (done) hints_given_ = 0;
    guide_.follow(game_);
    remember_advice();
    return done;
}

// Back where the solver was asked: what it said then is still true, and proven.
void Player::remember_advice() {
    if (last_advice_ && thinker_.inquiry().state == board())
        guide_.deliver(game_, guide_.inquire(game_), *last_advice_);
}

void Player::note_finish(bool finished_before) {
    look();
    if (keeps_ && game_.is_finished() && !finished_before) book_.add(game_, proven_optimum());
}

std::optional<std::uint64_t> Player::proven_optimum() const {
    if (!way_from_start_ || !std::cmp_equal(way_from_start_->size(), least_from_start_))
        return std::nullopt;
    return way_from_start_->size();
}

void Player::begin_drawn() {
    seed_ = seed_.value_or(0) + 1;
    TileGame next = drawn_game(game_.rules(), *seed_, walk_);
    const auto seed = seed_;
    begin(std::move(next));
    seed_ = seed;
}

void Player::begin(TileGame game) {
    thinker_.stop();
    game_ = std::move(game);
    guide_ = {};
    seed_.reset();
    way_from_start_.reset();
    least_from_start_ = 0;
    hints_given_ = 0;
    think_again();
}

void Player::think_again() {
    last_advice_.reset();
    if (!game_.is_solved()) thinker_.ask(guide_.inquire(game_));
}

void Player::look() {
    while (const std::optional<Thinker::Advice> advice = thinker_.take()) {
        guide_.deliver(game_, thinker_.inquiry(), *advice);
        if (advice->way) last_advice_ = advice;
        if (!(thinker_.inquiry().state == game_.start())) continue;
        least_from_start_ = std::max(least_from_start_, advice->lower_bound);
        const bool better =
            advice->way && (!way_from_start_ || advice->way->size() < way_from_start_->size());
        if (better) way_from_start_ = advice->way;
    }
}

Hint Player::hint() {
    look();
    if (game_.is_solved()) return {"It is solved."};
    if (!guide_.knows_way())
        return {thinker_.busy() ? "Thinking; the tip comes as soon as there is one."
                                : "No way was found; there is no tip."};
    game_.note_hint();
    const bool strayed = !guide_.distance()->is_proven();
    if (strayed && !thinker_.busy() && !(thinker_.inquiry().state == board())) think_again();
    return hint_of(hints_given_++);
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

std::optional<Film> Player::solution() {
    look();
    if (game_.is_finished()) {
        if (!way_from_start_) return std::nullopt;
        return Film(game_.start(), *way_from_start_);
    }
    if (!guide_.knows_way()) return std::nullopt;
    game_.note_solution();
    return Film(board(), guide_.next(static_cast<std::size_t>(guide_.distance()->at_most)));
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
    return fmt::format("{} {}, you {}.", text, optimum_text(), game_.counts().steps);
}

std::string Player::last_move() const {
    return game_.trail().empty() ? std::string() : spoken_move(board(), game_.trail().back());
}

std::string Player::saved() const { return game::save(game_, now()); }

void Player::pause() { game_.pause(now()); }
void Player::resume() { game_.resume(now()); }

}  // namespace noyes::cli
