// noyes play in lines of words: no cursor, no colours, everything said once. For screen readers,
// and for programs that play.
#include <apps/play/player.hpp>
#include <noyes/base/stop_flag.hpp>
#include <noyes/io/interrupt.hpp>
#include <noyes/io/line_input.hpp>

#include "film_screen.hpp"
#include "play.hpp"
#include "play_words.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <functional>
#include <utility>

namespace noyes::cli {

namespace {

template <class Face>
class PlayLines {
   public:
    PlayLines(Session& session, PlayOrder<Face> order)
        : session_(session),
          first_hand_(order.hand),
          hand_(order.hand),
          note_(order.note),
          player_(std::move(order.start), session.words(), [] {}) {}

    Leaving run() {
        say(fmt::format("{}. help tells the commands.", player_.title()));
        if (!note_.empty()) say(note_);
        say_lines(Face::first_words(player_.rules(), session_.words()));
        say_board();
        const io::Interrupt interrupt(stop_);
        while (!leaving_ && !session_.out().reader_gone()) {
            session_.out().flush();
            const std::optional<std::string> line = input_.next(stop_);
            if (!line) break;
            read(*line);
        }
        return {!stop_.raised()         ? Exit::done
                : interrupt.by_ctrl_c() ? Exit::interrupted
                                        : Exit::limit,
                keep_game(player_, session_.words())};
    }

   private:
    void say(std::string_view text) { session_.print(fmt::format("{}\n", text)); }
    void say_board() { session_.print(Face::rows(player_.rules(), player_.state())); }

    void read(std::string_view line) {
        if (question_) return answer(take_word(line));
        if (line.find_first_not_of(" \t") == std::string_view::npos) return say_board();
        while (!line.empty() && !leaving_ && !question_) {
            const std::string_view word = take_word(line);
            if (!word.empty() && !obey(word, line)) return;
        }
    }

    void answer(std::string_view word) {
        const std::function<void()> action = std::exchange(question_, nullptr);
        if (word == "yes" || word == "y") action();
        else say("Then not.");
    }

    // False if the rest of the line makes no sense any more.
    bool obey(std::string_view word, std::string_view& rest) {
        if (word == "board") return say_board(), true;
        if (const auto grasp = hand_.read(player_.rules(), player_.state(), word))
            return move(*grasp);
        const std::optional<Action> action = action_of_word(word);
        if (action) return act(*action, rest);
        say(fmt::format("'{}' is no command; help tells them.", quotable(word)));
        return false;
    }

    bool move(const Grasp<typename Face::Step>& grasp) {
        if (grasp.steps.empty() && grasp.refusal.empty()) return say(grasp.done), true;
        if (!player_.turn(grasp.steps))
            return refuse(player_.game().is_finished() ? Terminal<Face>::refused : grasp.refusal);
        return say_move(grasp.done.empty() ? player_.last_turn() + "." : grasp.done);
    }

    bool refuse(std::string_view text) { return say(text), false; }

    bool say_move(const std::string& text) {
        say(text);
        if (!player_.game().is_finished()) return true;
        player_.wait_for_advice();
        player_.look();
        player_.wait_for_review();
        say(player_.solved_text());
        return say_trouble(), true;
    }

    bool act(Action action, std::string_view& rest) {
        if (is_help(action) && !player_.helps()) return refuse(no_help);
        switch (action) {
            case Action::undo: return say_step(player_.undo(), "There is nothing to undo.");
            case Action::redo: return say_step(player_.redo(), "There is nothing to redo.");
            case Action::restart: return say_begun(player_.restart());
            case Action::tip: return say_tip();
            case Action::view: return view();
            case Action::lesson: return say_lines(player_.lessons());
            case Action::goal:
                return say_lines(Face::goal_lines(player_.rules(), session_.words()));
            case Action::fresh: return ask_before([this] { begin_next(); });
            case Action::save: return save(std::string(std::exchange(rest, {})));
            case Action::open: return open(std::string(std::exchange(rest, {})));
            case Action::scores: return say_scores();
            case Action::help: return session_.print(Terminal<Face>::words_help), true;
            case Action::leave: return leaving_ = true;
        }
        return true;
    }

    bool say_step(bool done, const char* else_text) {
        if (!done) return refuse(else_text);
        return say(player_.last_move() + "."), true;
    }

    bool say_begun(bool done) {
        if (!done) return refuse("This is the beginning.");
        say("From the beginning.");
        return say_board(), true;
    }

    bool say_lines(const std::vector<std::string>& lines) {
        for (const std::string& line : lines) say(line);
        return true;
    }

    bool say_scores() {
        say_lines(player_.score_lines());
        return say_trouble(), true;
    }

    void say_trouble() {
        const std::string trouble = player_.take_trouble();
        if (!trouble.empty()) session_.note(trouble);
    }

    bool say_tip() {
        player_.wait_for_advice();
        return say(player_.hint().text), true;
    }

    bool view() {
        player_.wait_for_advice();
        const std::optional<Film<Face>> film = player_.solution();
        if (!film) return refuse("No solution was found in time.");
        say(player_.solution_title() + ".");
        print_film(session_, *film);
        return true;
    }

    bool ask_before(std::function<void()> action) {
        auto begin = [this, action = std::move(action)] {
            action();
            say(player_.title() + ".");
            say_board();
        };
        if (!player_.under_way()) return begin(), true;
        question_ = std::move(begin);
        return say("Give up this game? yes or no"), false;
    }

    void begin_next() {
        if (const auto failure = player_.begin_next()) say(message(*failure, session_.words()));
        else hand_ = first_hand_;
    }

    bool save(const std::string& name) {
        if (name.empty()) return refuse("save needs the name of a file.");
        const std::optional<Failure> failure = save_text(player_.saved(), name);
        say(failure ? message(*failure, session_.words()) : fmt::format("Saved to {}.", name));
        return !failure;
    }

    bool open(const std::string& name) {
        if (name.empty()) return refuse("open needs the name of a file.");
        Attempt<typename Face::Game> game = open_file<Face>(name, player_.rules());
        if (!game) return refuse(placed_message(game.error(), session_.words()));
        return ask_before([this, begun = *std::move(game)] {
            player_.begin(begun);
            hand_ = first_hand_;
        });
    }

    Session& session_;
    typename Terminal<Face>::Hand first_hand_;
    typename Terminal<Face>::Hand hand_;
    std::string note_;
    Player<Face> player_;
    io::LineInput input_;
    StopFlag stop_;
    std::function<void()> question_;
    bool leaving_ = false;
};

}  // namespace

template <class Face>
Leaving play_in_lines(Session& session, PlayOrder<Face> order) {
    return PlayLines<Face>(session, std::move(order)).run();
}

template Leaving play_in_lines(Session&, PlayOrder<TileFace>);
template Leaving play_in_lines(Session&, PlayOrder<BlockFace>);

}  // namespace noyes::cli
