#include <apps/play/play_files.hpp>
#include <noyes/io/user_files.hpp>

#include "block_look.hpp"
#include "game_screen.hpp"
#include "help_dialog.hpp"
#include "menu.hpp"
#include "pasted.hpp"
#include "question_dialog.hpp"
#include "tile_look.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

namespace noyes::desktop {

template <class Face>
GameScreen<Face>::GameScreen(Desk& desk, play::Start<Face> start, bool continued)
    : desk_(desk),
      player_(std::move(start), desk.words(), desk.window().ring),
      continued_(continued) {
    board_.on_push([this](auto place) { turn(Look<Face>::pushed(place, player_.game())); });
    page().add(board_);
    page().add(goal_);
    for (ui::Label* label :
         {&title_, &counts_, &optimum_, &to_go_, &best_, &headline_, &message_, &tip_})
        page().add(*label);
    add_actions();
    begun();
    if (board_.takes_focus()) page().focus(&board_);
    if (!desk_.preferences().picture.empty() && !desk_.picture())
        say(desk_.say(
            {.code = "desktop-no-picture", .text = quotable(desk_.preferences().picture)}));
    if (continued) say(desk_.say("desktop-continued"));
    tell_trouble();
}

// It stays in sight when the game is over.
template <class Face>
void GameScreen<Face>::tell_trouble() {
    std::string trouble = player_.take_trouble();
    if (trouble.empty()) trouble = desk_.take_trouble();
    if (trouble.empty()) return;
    trouble_ = std::move(trouble);
    say(trouble_);
    refresh();
}

template <class Face>
void GameScreen<Face>::add_actions() {
    using ui::Key;
    const auto add = [this](Action action) -> ui::Button& {
        return buttons_.add(desk_, page(), std::move(action));
    };
    new_ = &add(
        {"new", "desktop-new-game", {Key::n}, [this] { ask_before([this] { begin_next(); }); }});
    hint_ = &add({"hint", "desktop-hint", {Key::t}, [this] { hint(); }});
    undo_ = &add({"undo", "desktop-undo", {Key::u}, [this] {
                      after(player_.undo(), "desktop-nothing-to-undo");
                  }});
    redo_ = &add({"redo", "desktop-redo", {Key::r}, [this] {
                      after(player_.redo(), "desktop-nothing-to-redo");
                  }});
    restart_ = &add({"restart", "desktop-restart", {Key::b}, [this] {
                         after(player_.restart(), "desktop-at-the-beginning");
                     }});
    solving_.add_buttons(page(), buttons_);
    for (Action& action : Look<Face>::actions(*this)) add(std::move(action));
    for (Action& action : menu(desk_, *this)) add(std::move(action));
}

template <class Face>
void GameScreen<Face>::turn(const std::vector<Step>& steps) {
    if (player_.game().is_finished()) return say(desk_.say("desktop-solved-already"));
    const bool follows = steps.size() <= hinted_.size() && !steps.empty() &&
                         std::equal(steps.begin(), steps.end(), hinted_.begin());
    std::vector<Step> rest = follows && !nudged_ ? std::move(hinted_) : std::vector<Step>{};
    after(player_.turn(steps), "desktop-cannot-move");
    if (follows && !rest.empty()) {
        hinted_.assign(rest.begin() + static_cast<std::ptrdiff_t>(steps.size()), rest.end());
        point_out();
    }
    finish();
    tell_trouble();
}

template <class Face>
void GameScreen<Face>::after(bool done, std::string_view otherwise) {
    using Motion = typename Look<Face>::View::Motion;
    say(done ? std::string() : desk_.say(otherwise));
    if (done) {
        hinted_.clear();
        show_board(Motion::slide);
    }
    refresh();
}

template <class Face>
void GameScreen<Face>::finish() {
    if (!player_.game().is_finished() || cheered_) return;
    cheered_ = true;
    refresh_best();
    if (!desk_.preferences().reduced_motion) board_.cheer(play::now());
}

template <class Face>
void GameScreen<Face>::hint() {
    auto hint = player_.hint();
    say(std::move(hint.text));
    hinted_ = std::move(hint.steps);
    nudged_ = hint.is_nudge;
    point_out();
    refresh();
}

template <class Face>
void GameScreen<Face>::point_out() {
    board_.point_out({hinted_, nudged_});
}

// A game that has just begun, or goes on.
template <class Face>
void GameScreen<Face>::begun() {
    using Motion = typename Look<Face>::View::Motion;
    hinted_.clear();
    cheered_ = player_.game().is_finished();
    solving_.forget();
    record_.clear();
    trouble_.clear();
    refresh_best();
    Look<Face>::show_goal(goal_, player_.game());
    show_board(Motion::jump);
    refresh();
    desk_.redraw();
}

template <class Face>
void GameScreen<Face>::begin_next() {
    const auto failure = player_.begin_next();
    say(failure ? play::message(*failure, desk_.words()) : std::string());
    begun();
}

template <class Face>
void GameScreen<Face>::begin(typename Face::Game game, std::string message) {
    player_.begin(std::move(game));
    say(std::move(message));
    begun();
}

// A game that was kept and then finished, or given up, is kept no longer.
template <class Face>
void GameScreen<Face>::leave() {
    const play::Kept kept = given_up_ ? play::Kept{} : play::keep_game(player_, desk_.words());
    const std::optional<std::string> path = play::unfinished_path();
    if (kept.failure)  // the window is about to go
        fmt::print(stderr, "noyes-desktop: {}\n", play::message(*kept.failure, desk_.words()));
    if (continued_ && kept.note.empty() && !kept.failure && path) io::remove_file(*path);
}

template <class Face>
void GameScreen<Face>::cover() {
    stopped_ = player_.game().is_timed();
    player_.pause();
}

template <class Face>
void GameScreen<Face>::uncover() {
    if (std::exchange(stopped_, false)) player_.resume();
    refresh();  // preferences may be others
    tell_trouble();
}

template <class Face>
void GameScreen<Face>::ask_before(std::function<void()> action) {
    if (!player_.under_way()) return action();
    desk_.open(std::make_unique<QuestionDialog>(desk_, "desktop-give-up", std::move(action)));
}

template <class Face>
void GameScreen<Face>::give_way(std::unique_ptr<Screen> other) {
    given_up_ = true;
    desk_.replace(std::move(other));
}

template <class Face>
void GameScreen<Face>::teach() {
    using Motion = typename Look<Face>::View::Motion;
    coach_.toggle();
    if (coach_.teaching()) player_.note_lesson();
    hinted_.clear();
    show_board(Motion::jump);
    say(coach_.text());
    refresh();
}

template <class Face>
void GameScreen<Face>::copy() {
    desk_.window().set_clipboard(Look<Face>::text(player_.game()));
    say(desk_.say("desktop-copied"));
}

template <class Face>
void GameScreen<Face>::paste() {
    const std::string trouble = open_pasted(desk_, *this, desk_.window().clipboard());
    if (!trouble.empty()) say(trouble);
}

template <class Face>
void GameScreen<Face>::show_board(typename Look<Face>::View::Motion motion) {
    using Motion = typename Look<Face>::View::Motion;
    const bool still = desk_.preferences().reduced_motion;
    Look<Face>::show(board_, player_.game(), still ? Motion::jump : motion, play::now());
    coach_.follow(player_.game(), desk_.words());
    Look<Face>::teach(board_, coach_);
}

// What the button under the mouse does, or the one that has the keyboard.
template <class Face>
bool GameScreen<Face>::handle(const ui::Event& event) {
    const bool changed = Screen::handle(event);
    const ui::Widget* asked = page().hovered() != nullptr && !page().hovered()->tip().empty()
                                  ? page().hovered()
                                  : page().focused();
    return tip_.set_text(asked != nullptr ? asked->tip() : std::string()) || changed;
}

template <class Face>
bool GameScreen<Face>::press(const ui::Chord& chord) {
    if (chord == ui::Chord{ui::Key::c, true}) return copy(), true;
    if (chord == ui::Chord{ui::Key::v, true}) return paste(), true;
    if (chord.key == ui::Key::question) return open_help(desk_), true;
    if (chord.key == ui::Key::backspace) return undo_->act(), true;
    const auto steps = Look<Face>::steps_of(chord, player_.game(), desk_.preferences(), board_);
    if (!steps) return false;
    turn(*steps);
    return true;
}

template <class Face>
bool GameScreen<Face>::tick(Moment now) {
    Look<Face>::prefer(board_, desk_);
    Look<Face>::prefer(goal_, desk_);
    const bool moved = board_.tick(now);
    return counts_.set_text(player_.counts_text()) || moved;
}

template <class Face>
std::optional<Moment> GameScreen<Face>::next_tick() const {
    constexpr Moment frame{16};
    constexpr Moment second{100};  // the clock shows seconds
    if (board_.is_moving()) return play::now() + frame;
    return player_.game().is_timed() ? std::optional(play::now() + second) : std::nullopt;
}

template <class Face>
bool GameScreen<Face>::look() {
    player_.look();
    solving_.look();
    const auto told = [this] { return optimum_.said() + to_go_.said() + message_.said(); };
    const std::string before = told();
    refresh();
    return before != told();
}

template class GameScreen<play::TileFace>;
template class GameScreen<play::BlockFace>;

}  // namespace noyes::desktop
