#include <apps/play/play_files.hpp>
#include <noyes/io/user_files.hpp>

#include "game_screen.hpp"
#include "menu.hpp"
#include "question_dialog.hpp"
#include "tile_look.hpp"
#include "ui/layout.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace noyes::desktop {

template <class Face>
GameScreen<Face>::GameScreen(Desk& desk, play::Start<Face> start, bool continued)
    : desk_(desk),
      player_(std::move(start), desk.words(), desk.window().ring),
      continued_(continued) {
    using Motion = typename Look<Face>::View::Motion;
    board_.on_push([this](auto place) { turn(Look<Face>::pushed(place, player_.game())); });
    page().add(board_);
    for (ui::Label* label : {&title_, &counts_, &optimum_, &to_go_, &message_}) page().add(*label);
    add_actions();
    show_board(Motion::jump);
    if (continued) say(desk_.say("desktop-continued"));
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
    add({"hint", "desktop-hint", {Key::t}, [this] { hint(); }});
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
    for (Action& action : menu(desk_)) add(std::move(action));
}

template <class Face>
void GameScreen<Face>::turn(const std::vector<Step>& steps) {
    if (player_.game().is_finished()) return say(desk_.say("desktop-solved-already"));
    const bool follows = !hinted_.empty() && steps.size() == 1 && steps.front() == hinted_.front();
    std::vector<Step> rest = follows && !nudged_ ? std::move(hinted_) : std::vector<Step>{};
    after(player_.turn(steps), "desktop-cannot-move");
    if (follows && !rest.empty()) {
        hinted_.assign(rest.begin() + 1, rest.end());
        point_out();
    }
    const std::string trouble = player_.take_trouble();
    if (!trouble.empty()) say(trouble);
    finish();
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

template <class Face>
void GameScreen<Face>::begin_next() {
    using Motion = typename Look<Face>::View::Motion;
    const auto failure = player_.begin_next();
    say(failure ? play::message(*failure, desk_.words()) : std::string());
    hinted_.clear();
    cheered_ = false;
    solving_.forget();
    show_board(Motion::jump);
    refresh();
    desk_.redraw();
}

template <class Face>
void GameScreen<Face>::begin(typename Face::Game game) {
    using Motion = typename Look<Face>::View::Motion;
    player_.begin(std::move(game));
    say({});
    hinted_.clear();
    cheered_ = false;
    solving_.forget();
    show_board(Motion::jump);
    refresh();
    desk_.redraw();
}

// A game that was kept and then finished, or given up, is kept no longer.
template <class Face>
void GameScreen<Face>::leave() {
    const play::Kept kept = play::keep_game(player_);
    const std::optional<std::string> path = play::unfinished_path();
    if (continued_ && kept.note.empty() && !kept.failure && path) io::remove_file(*path);
}

template <class Face>
void GameScreen<Face>::ask_before(std::function<void()> action) {
    if (!player_.under_way()) return action();
    desk_.open(std::make_unique<QuestionDialog>(desk_, "desktop-give-up", std::move(action)));
}

template <class Face>
void GameScreen<Face>::show_board(typename Look<Face>::View::Motion motion) {
    using Motion = typename Look<Face>::View::Motion;
    const bool still = desk_.preferences().reduced_motion;
    board_.push_by_hover(desk_.preferences().hover_moves);
    Look<Face>::show(board_, player_.game(), still ? Motion::jump : motion, play::now());
}

template <class Face>
void GameScreen<Face>::refresh() {
    const auto& game = player_.game();
    title_.set_text(player_.title());
    counts_.set_text(player_.counts_text());
    optimum_.set_text(player_.optimum_text());
    to_go_.set_text(desk_.preferences().show_to_go ? player_.to_go_text() : std::string());
    if (game.is_finished()) say(player_.solved_text());
    new_->mark(game.is_finished());
    undo_->enable(game.can_undo());
    redo_->enable(game.can_redo());
    restart_->enable(game.can_undo() || game.is_finished());
    solving_.refresh();
}

template <class Face>
bool GameScreen<Face>::press(const ui::Chord& chord) {
    const auto steps = Look<Face>::steps_of(chord, player_.game(), desk_.preferences());
    if (!steps) return false;
    turn(*steps);
    return true;
}

template <class Face>
bool GameScreen<Face>::tick(Moment now) {
    board_.push_by_hover(desk_.preferences().hover_moves);
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

// Beside the board, or below it where the window is higher than wide.
template <class Face>
void GameScreen<Face>::lay_out(ui::Size window, const ui::TextMeasure& measure,
                               const ui::Style& style) {
    const float margin = style.scaled(16);
    const ui::Box all = ui::Box{0, 0, window.width, window.height}.inset(margin);
    const bool beside = window.width > window.height;
    ui::Row across(all, margin);
    ui::Column down(all, margin);
    const float buttons_below = ui::grid_height(buttons_.widgets(), all.width, measure, style);
    panel_ =
        beside
            ? across.take_from_right(std::max(style.scaled(320), all.width - all.height - margin))
            : down.take_from_bottom(buttons_below + style.scaled(150));
    panel_.width = std::min(panel_.width, style.scaled(520));
    if (beside) {
        const float spare = all.right() - panel_.right();
        panel_.x += spare;
        board_.place_in({all.x, all.y, panel_.x - margin - all.x, all.height});
    } else {
        board_.place_in(down.rest());
    }
    ui::Column column(panel_, style.gap());
    title_.place(column.take(title_.height_for(panel_.width, measure, style)));
    counts_.place(column.take(counts_.height_for(panel_.width, measure, style)));
    optimum_.place(column.take(optimum_.wanted(measure, style).height));
    to_go_.place(column.take(to_go_.wanted(measure, style).height));
    const float buttons = ui::grid_height(buttons_.widgets(), panel_.width, measure, style);
    ui::place_in_grid(buttons_.widgets(), column.take_from_bottom(buttons), measure, style);
    message_.place(column.rest());
}

template <class Face>
void GameScreen<Face>::draw(ui::Painter& painter, const ui::Style& style) const {
    Screen::draw(painter, style);
}

template <class Face>
void GameScreen<Face>::tell(Notes& notes) const {
    const auto& game = player_.game();
    notes.add("board", board_.said());
    notes.add("moves", game.counts().moves);
    notes.add("slip-free", game.counts().slip_free);
    notes.add("solved", game.is_solved() ? "yes" : "no");
    notes.add("message", message_.said());
    notes.add("hint",
              nudged_ && !hinted_.empty() ? std::string("nudge") : std::to_string(hinted_.size()));
}

template class GameScreen<play::TileFace>;

}  // namespace noyes::desktop
