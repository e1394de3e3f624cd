// A game with a solver beside it: everything that the screen and the plain lines share. Whatever is
// done is told in words.
#pragma once

#include <noyes/game/guide.hpp>

#include "drawing.hpp"
#include "film.hpp"
#include "play_order.hpp"
#include "reviewer.hpp"
#include "score_book.hpp"
#include "thinker.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace noyes::cli {

struct Hint {
    std::string text;
    std::optional<Pointer> pointer{};
};

class Player {
   public:
    // `news` is called by another thread when the solver has something to tell: see `look`.
    Player(PlayOrder order, const Words& words, std::function<void()> news);

    [[nodiscard]] const TileGame& game() const { return game_; }
    [[nodiscard]] const tiles::Board& board() const { return game_.state(); }
    [[nodiscard]] const tiles::Board& goal() const { return game_.rules().goal(); }
    // Moves were made, and it is not solved: something would be lost.
    [[nodiscard]] bool under_way() const { return game_.can_undo() && !game_.is_finished(); }
    // Whether the user's files are to be written.
    [[nodiscard]] bool keeps() const { return keeps_; }
    // Whether tips, the solution and lessons may be given.
    [[nodiscard]] bool helps() const { return tips_ || game_.is_finished(); }

    // Each false if it cannot be done. The blank goes `way`; a tile pushes all between it and the
    // blank.
    bool slide(tiles::Direction way);
    bool push(tiles::Tile tile);
    bool undo();
    bool redo();
    bool restart();

    // What is wrong if no such board is found; the game then goes on.
    std::optional<Failure> begin_drawn();
    void begin(TileGame game);

    // Takes in what the solver has found.
    void look();
    void wait_for_advice() { thinker_.wait_for_advice(); }
    // Of a finished game; gives up after a few seconds.
    void wait_for_review();
    // A way is known, or none will come.
    [[nodiscard]] bool can_advise() const { return guide_.knows_way() || !thinker_.busy(); }

    // A little more each time, until the next move.
    Hint hint();
    // The best way known from here; of a finished game from its start.
    std::optional<Film> solution();
    [[nodiscard]] std::string solution_title() const;
    // How to go on by hand, line by line.
    std::vector<std::string> lessons();

    [[nodiscard]] std::string title() const;         // 4x4 blank-last, seed 7
    [[nodiscard]] std::string counts_text() const;   // Moves 12, without slips 10, time 0:34
    [[nodiscard]] std::string optimum_text() const;  // Optimal 42
    [[nodiscard]] std::string solved_text() const;   // Solved in 12 moves and 0:34; ...
    // "7 goes left", of the last step made.
    [[nodiscard]] std::string last_move() const;

    [[nodiscard]] std::string saved() const;
    // How one did so far on boards like this.
    [[nodiscard]] std::vector<std::string> score_lines() {
        return book_.lines(game_.rules().key());
    }
    // What is wrong with the user's files, told once; mostly nothing.
    std::string take_trouble() { return book_.take_trouble(); }

    void pause();
    void resume();

   private:
    bool after(bool done);
    void note_finish(bool finished_before);
    void begin_review();
    [[nodiscard]] std::optional<std::uint64_t> proven_optimum() const;
    void think_again();
    [[nodiscard]] Hint hint_of(std::size_t grade) const;

    TileGame game_;
    std::optional<std::uint64_t> seed_;
    Draw draw_;
    bool keeps_;
    bool tips_;
    const Words& words_;
    std::function<void()> news_;
    ScoreBook book_;
    game::Guide<game::TilePlay> guide_;
    Thinker thinker_;
    // What is known of the start: answers to an inquiry made before the first move.
    std::optional<std::vector<tiles::Direction>> way_from_start_;
    Cost least_from_start_ = 0;
    std::size_t hints_given_ = 0;  // since the last move
    bool review_wanted_ = false;
    std::unique_ptr<Reviewer> reviewer_;
};

// Of any clock, for the game's timer.
Moment now();
std::string clock_text(Moment time);  // 0:34, 1:02:03

}  // namespace noyes::cli
