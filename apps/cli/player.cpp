#include <noyes/game/save.hpp>

#include "lesson_text.hpp"
#include "player.hpp"

#include <algorithm>
#include <thread>
#include <utility>

namespace noyes::cli {

Moment now() {
    return std::chrono::duration_cast<Moment>(std::chrono::steady_clock::now().time_since_epoch());
}

Player::Player(PlayOrder order, const Words& words, std::function<void()> news)
    : game_(std::move(order.game)),
      seed_(order.seed),
      draw_(std::move(order.draw)),
      keeps_(order.keeps),
      tips_(order.tips),
      words_(words),
      news_(std::move(news)),
      book_(words),
      thinker_(news_) {
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
    if (done && !game_.is_finished()) {
        reviewer_.reset();
        review_wanted_ = false;
    }
    guide_.follow(game_);
    return done;
}

void Player::note_finish(bool finished_before) {
    look();
    if (!game_.is_finished() || finished_before) return;
    if (keeps_) book_.add(game_, proven_optimum());
    review_wanted_ = true;
    begin_review();
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

std::vector<std::string> Player::lessons() {
    if (game_.is_solved()) return {"It is solved."};
    game_.note_hint();
    return lesson_lines(board(), goal(), words_);
}

// The solver that works on the first board knows best how far it is.
void Player::begin_review() {
    if (!review_wanted_ || thinker_.busy()) return;
    review_wanted_ = false;
    std::optional<Thinker::Advice> start;
    if (proven_optimum()) start = Thinker::Advice{way_from_start_, least_from_start_};
    reviewer_ = std::make_unique<Reviewer>(game_, std::move(start), news_);
}

void Player::wait_for_review() {
    using namespace std::chrono_literals;
    const auto end = std::chrono::steady_clock::now() + Reviewer::patience;
    while (review_wanted_ || (reviewer_ && reviewer_->busy())) {
        if (std::chrono::steady_clock::now() > end) return;
        std::this_thread::sleep_for(1ms);
        look();
    }
}

std::optional<std::uint64_t> Player::proven_optimum() const {
    if (!way_from_start_ || !std::cmp_equal(way_from_start_->size(), least_from_start_))
        return std::nullopt;
    return way_from_start_->size();
}

std::optional<Failure> Player::begin_drawn() {
    const std::uint64_t seed = seed_.value_or(0) + 1;
    Attempt<TileGame> next = drawn_game(game_.rules(), seed, draw_);
    if (!next) return next.error();
    begin(*std::move(next));
    seed_ = seed;
    return std::nullopt;
}

void Player::begin(TileGame game) {
    thinker_.stop();
    reviewer_.reset();
    review_wanted_ = false;
    game_ = std::move(game);
    guide_ = {};
    seed_.reset();
    way_from_start_.reset();
    least_from_start_ = 0;
    hints_given_ = 0;
    think_again();
}

void Player::think_again() {
    if (!game_.is_solved()) thinker_.ask(guide_.inquire(game_));
}

void Player::look() {
    while (const std::optional<Thinker::Advice> advice = thinker_.take()) {
        guide_.deliver(game_, thinker_.inquiry(), *advice);
        if (!(thinker_.inquiry().state == game_.start())) continue;
        least_from_start_ = std::max(least_from_start_, advice->lower_bound);
        const bool better =
            advice->way && (!way_from_start_ || advice->way->size() < way_from_start_->size());
        if (better) way_from_start_ = advice->way;
    }
    begin_review();
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

std::string Player::saved() const { return game::save(game_, now()); }

void Player::pause() { game_.pause(now()); }
void Player::resume() { game_.resume(now()); }

}  // namespace noyes::cli
