// What is said of the game in its screen.
#include "block_look.hpp"
#include "game_screen.hpp"
#include "records.hpp"
#include "tile_look.hpp"

namespace noyes::desktop {

template <class Face>
void GameScreen<Face>::refresh() {
    const auto& game = player_.game();
    title_.set_text(Look<Face>::title(player_));
    counts_.set_text(player_.counts_text());
    optimum_.set_text(player_.optimum_text());
    to_go_.set_text(desk_.preferences().show_to_go ? player_.to_go_text() : std::string());
    refresh_finish();
    hint_->enable(desk_.preferences().hints);
    undo_->enable(game.can_undo());
    redo_->enable(game.can_redo());
    restart_->enable(game.can_undo() || game.is_finished());
    solving_.refresh();
}

// When it is solved: how it went, and what one may do next.
template <class Face>
void GameScreen<Face>::refresh_finish() {
    const bool finished = player_.game().is_finished();
    headline_.show(finished);
    headline_.set_text(finished ? desk_.say("desktop-solved") : std::string());
    new_->mark(finished);
    if (finished)
        say(player_.solved_text() + (record_.empty() ? "" : " " + record_) + "\n" +
            (trouble_.empty() ? desk_.say("desktop-what-next") : trouble_));
    else if (coach_.teaching() && hinted_.empty()) say(coach_.text());
}

template <class Face>
void GameScreen<Face>::refresh_best() {
    const game::Summary best = player_.best();
    best_.set_text(best_text(desk_, best, Look<Face>::counts_alone));
    if (!player_.game().is_finished() || !cheered_) return;
    const auto& game = player_.game();
    record_ = record_text(desk_, best,
                          {.time = game.time(play::now()),
                           .moves = game.counts().moves,
                           .helped = game.help().any()});
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
template class GameScreen<play::BlockFace>;

}  // namespace noyes::desktop
