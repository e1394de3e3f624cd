#include <noyes/game/counting.hpp>
#include <noyes/game/save.hpp>

#include "block_face.hpp"
#include "player.hpp"
#include "say.hpp"
#include "tile_face.hpp"

#include <algorithm>
#include <thread>
#include <utility>

namespace noyes::play {

Moment now() {
    return std::chrono::duration_cast<Moment>(std::chrono::steady_clock::now().time_since_epoch());
}

template <class Face>
Player<Face>::Player(Start<Face> start, const Words& words, std::function<void()> news)
    : game_(std::move(start.game)),
      deal_(std::move(start.deal)),
      keeps_(start.keeps),
      tips_(start.tips),
      words_(words),
      news_(std::move(news)),
      book_(words),
      thinker_(news_) {
    think_again();
}

template <class Face>
bool Player<Face>::turn(std::span<const Step> steps) {
    const bool finished_before = game_.is_finished();
    const bool done = after(game_.turn(steps, now()));
    note_finish(finished_before);
    return done;
}

template <class Face>
bool Player<Face>::undo() {
    return after(game_.undo());
}
template <class Face>
bool Player<Face>::redo() {
    return after(game_.redo());
}
template <class Face>
bool Player<Face>::restart() {
    return after(game_.restart());
}

template <class Face>
bool Player<Face>::after(bool done) {
    if (done) hints_given_ = 0;
    if (done && !game_.is_finished()) {
        reviewer_.reset();
        review_wanted_ = false;
    }
    guide_.follow(game_);
    return done;
}

template <class Face>
void Player<Face>::note_finish(bool finished_before) {
    look();
    if (!game_.is_finished() || finished_before) return;
    if (keeps_) {
        game::Score score = game::score_of(game_, 0);
        score.optimum = proven_optimum();
        book_.add(std::move(score));
    }
    review_wanted_ = true;
    begin_review();
}

template <class Face>
std::optional<Film<Face>> Player<Face>::solution() {
    look();
    if (game_.is_finished()) {
        if (!way_from_start_) return std::nullopt;
        return Film<Face>(rules(), game_.start(), *way_from_start_);
    }
    if (!guide_.knows_way()) return std::nullopt;
    game_.note_solution();
    return Film<Face>(rules(), state(), guide_.way());
}

template <class Face>
Film<Face> Player<Face>::own_game() const {
    std::vector<Step> steps;
    for (const auto& turn : game_.history())
        steps.insert(steps.end(), turn.steps.begin(), turn.steps.end());
    return Film<Face>(rules(), game_.start(), std::move(steps));
}

template <class Face>
typename Thinker<Face>::Inquiry Player<Face>::inquiry() const {
    if (game_.is_finished()) return {rules(), game_.start()};
    return guide_.inquire(game_);
}

template <class Face>
void Player<Face>::take_in(const typename Thinker<Face>::Inquiry& inquiry, const Advice& advice) {
    if (advice.way) game_.note_solution();
    if (!game_.is_finished()) guide_.deliver(game_, inquiry, advice);
    if (inquiry.state == game_.start()) note_start(advice);
}

template <class Face>
std::vector<std::string> Player<Face>::lessons() {
    if (game_.is_solved()) return {say(words_, "play-is-solved")};
    game_.note_hint();
    return Face::lessons(game_, words_);
}

// The solver that works on the first board knows best how far it is.
template <class Face>
void Player<Face>::begin_review() {
    if (!review_wanted_ || thinker_.busy()) return;
    review_wanted_ = false;
    std::optional<Advice> start;
    if (proven_optimum()) start = Advice{way_from_start_, least_from_start_};
    reviewer_ = std::make_unique<Reviewer<Face>>(game_, std::move(start), news_);
}

template <class Face>
void Player<Face>::wait_for_review() {
    using namespace std::chrono_literals;
    const auto end = std::chrono::steady_clock::now() + Reviewer<Face>::patience;
    while (review_wanted_ || (reviewer_ && reviewer_->busy())) {
        if (std::chrono::steady_clock::now() > end) return;
        std::this_thread::sleep_for(1ms);
        look();
    }
}

template <class Face>
std::optional<std::uint64_t> Player<Face>::proven_optimum() const {
    if (!game::is_proven(rules(), Advice{way_from_start_, least_from_start_})) return std::nullopt;
    return static_cast<std::uint64_t>(least_from_start_);
}

template <class Face>
std::optional<Failure> Player<Face>::begin_next() {
    typename Face::Deal deal = deal_;
    Attempt<Game> next = deal.next(rules());
    if (!next) return next.error();
    begin(*std::move(next));
    deal_ = std::move(deal);
    return std::nullopt;
}

template <class Face>
void Player<Face>::begin(Game game) {
    thinker_.stop();
    reviewer_.reset();
    review_wanted_ = false;
    game_ = std::move(game);
    guide_ = {};
    deal_.forget();
    way_from_start_.reset();
    least_from_start_ = 0;
    hopeless_ = false;
    hints_given_ = 0;
    think_again();
}

template <class Face>
void Player<Face>::think_again() {
    if (!game_.is_solved()) thinker_.ask(guide_.inquire(game_));
}

template <class Face>
void Player<Face>::look() {
    while (std::optional<Advice> advice = thinker_.take()) {
        guide_.deliver(game_, thinker_.inquiry(), *advice);
        hopeless_ = hopeless_ || advice->is_hopeless;
        if (thinker_.inquiry().state == game_.start()) note_start(*std::move(advice));
    }
    begin_review();
}

template <class Face>
void Player<Face>::note_start(Advice advice) {
    least_from_start_ = std::max(least_from_start_, advice.lower_bound);
    const auto moves = [this](const std::vector<Step>& way) {
        return game::count_moves<Play>(rules(), way);
    };
    if (advice.way && (!way_from_start_ || moves(*advice.way) < moves(*way_from_start_)))
        way_from_start_ = std::move(advice.way);
}

template <class Face>
typename Player<Face>::Hint Player<Face>::hint() {
    look();
    if (game_.is_solved()) return {say(words_, "play-is-solved")};
    if (hopeless_) return {say(words_, "play-no-tip-unsolvable")};
    if (!guide_.knows_way())
        return {say(words_, thinker_.busy() ? "play-tip-later" : "play-no-tip")};
    game_.note_hint();
    const bool strayed = !guide_.distance()->is_proven();
    if (strayed && !thinker_.busy() && !(thinker_.inquiry().state == game_.state())) think_again();
    return hint_of(hints_given_++);
}

template <class Face>
std::string Player<Face>::saved() const {
    return game::save(game_, now());
}

template <class Face>
void Player<Face>::pause() {
    game_.pause(now());
}
template <class Face>
void Player<Face>::resume() {
    game_.resume(now());
}

template class Player<TileFace>;
template class Player<BlockFace>;

}  // namespace noyes::play
