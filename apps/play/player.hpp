// A game with a solver beside it: everything that the screen and the plain lines share. Whatever is
// done is told in words.
#pragma once

#include <noyes/game/guide.hpp>

#include "film.hpp"
#include "reviewer.hpp"
#include "score_book.hpp"
#include "start.hpp"
#include "thinker.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace noyes::play {

template <class Face>
class Player {
   public:
    using Play = typename Face::Play;
    using State = typename Face::State;
    using Step = typename Face::Step;
    using Game = typename Face::Game;
    using Advice = game::Advice<Step>;

    struct Hint {
        std::string text;
        std::optional<Step> pointer{};
        // What it tells: of a nudge the next move, which is not to be shown, only who makes it.
        std::vector<Step> steps{};
        bool is_nudge = false;
    };

    // `news` is called by another thread when the solver has something to tell: see `look`.
    Player(Start<Face> start, const Words& words, std::function<void()> news);

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] const Play& rules() const { return game_.rules(); }
    [[nodiscard]] const State& state() const { return game_.state(); }
    // Moves were made, and it is not solved: something would be lost.
    [[nodiscard]] bool under_way() const { return game_.can_undo() && !game_.is_finished(); }
    // Whether the user's files are to be written.
    [[nodiscard]] bool keeps() const { return keeps_; }
    // Whether tips, the solution and lessons may be given.
    [[nodiscard]] bool helps() const { return tips_ || game_.is_finished(); }

    // Each false if it cannot be done.
    bool turn(std::span<const Step> steps);
    bool undo();
    bool redo();
    bool restart();

    // Another board or level. What is wrong if none is found; the game then goes on.
    std::optional<Failure> begin_next();
    void begin(Game game);

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
    std::optional<Film<Face>> solution();
    [[nodiscard]] std::string solution_title() const;
    // Everything that was done in the game, from its start.
    [[nodiscard]] Film<Face> own_game() const;
    [[nodiscard]] bool knows_way_from_start() const { return way_from_start_.has_value(); }

    // For a search of the player's own: from here; of a finished game from its start.
    [[nodiscard]] typename Thinker<Face>::Inquiry inquiry() const;
    // What came of it is going to be shown, and hints know it from now on.
    void take_in(const typename Thinker<Face>::Inquiry& inquiry, const Advice& advice);
    // How to go on by hand, line by line.
    std::vector<std::string> lessons();
    // They are shown in another way.
    void note_lesson() { game_.note_hint(); }

    [[nodiscard]] std::string title() const { return Face::title(rules(), deal_, words_); }
    [[nodiscard]] std::string counts_text() const;   // Moves 12, without slips 10, time 0:34
    [[nodiscard]] std::string optimum_text() const;  // Optimal 42
    [[nodiscard]] std::string to_go_text() const;    // 20 moves to go; empty if nobody knows
    [[nodiscard]] std::string solved_text() const;   // Solved in 12 moves and 0:34; ...
    // "7 goes left", of the last step made.
    [[nodiscard]] std::string last_move() const;
    // The same of the whole turn that was made last.
    [[nodiscard]] std::string last_turn() const;

    [[nodiscard]] std::string saved() const;
    // How one did so far on boards like this.
    [[nodiscard]] std::vector<std::string> score_lines() { return book_.lines(rules().key()); }
    [[nodiscard]] game::Summary best() { return book_.summary(rules().key()); }
    // What is wrong with the user's files, told once; mostly nothing.
    std::string take_trouble() { return book_.take_trouble(); }

    void pause();
    void resume();

   private:
    bool after(bool done);
    void note_finish(bool finished_before);
    void note_start(Advice advice);
    void begin_review();
    [[nodiscard]] std::optional<std::uint64_t> proven_optimum() const;
    [[nodiscard]] Cost proves_from(const State& state) const;
    [[nodiscard]] std::string counted_moves(std::uint64_t number) const;
    void think_again();
    [[nodiscard]] Hint hint_of(std::size_t grade) const;

    Game game_;
    typename Face::Deal deal_;
    bool keeps_;
    bool tips_;
    const Words& words_;
    std::function<void()> news_;
    ScoreBook book_;
    game::Guide<Play> guide_;
    Thinker<Face> thinker_;
    // What is known of the start: answers to an inquiry made before the first move.
    std::optional<std::vector<Step>> way_from_start_;
    Cost least_from_start_ = 0;
    std::size_t hints_given_ = 0;  // since the last move
    bool hopeless_ = false;        // proven: there is no solution
    bool review_wanted_ = false;
    std::unique_ptr<Reviewer<Face>> reviewer_;
};

// Of any clock, for the game's timer.
Moment now();
std::string clock_text(Moment time);  // 0:34, 1:02:03

}  // namespace noyes::play
