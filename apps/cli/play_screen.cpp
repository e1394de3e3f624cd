// noyes play on a screen: keys in, pictures out. The solver works beside it; nothing here waits.
#include <noyes/io/input.hpp>

#include "film_screen.hpp"
#include "play.hpp"
#include "play_keys.hpp"
#include "play_picture.hpp"
#include "screen.hpp"

#include <fmt/format.h>

#include <functional>
#include <optional>
#include <string_view>
#include <utility>

namespace noyes::cli {

namespace {

using std::chrono::milliseconds;
using Lines = std::vector<std::string>;

template <class Face>
class PlayScreen {
   public:
    PlayScreen(io::RawTerminal& terminal, const Words& words, PlayOrder<Face> order)
        : terminal_(terminal),
          words_(words),
          first_hand_(order.hand),
          hand_(order.hand),
          picture_{.message = order.note},
          player_(std::move(order.start), words, io::RawTerminal::wake) {
        if (player_.game().is_solved()) say(Terminal<Face>::solved_before);
    }

    Leaving run() {
        while (!leaving_) {
            player_.look();
            do_what_waits();
            draw();
            if (!leaving_) handle(terminal_.wait(time_left()));
        }
        return *leaving_;
    }

   private:
    using Step = typename Face::Step;

    // The clock shows seconds; the solver rings when it has news.
    std::optional<milliseconds> time_left() const {
        constexpr milliseconds tick{250};
        return player_.game().is_timed() ? std::optional(tick) : std::nullopt;
    }

    void handle(const io::Event& event) {
        if (event.kind == io::Event::Kind::redraw) screen_.forget();
        if (event.kind == io::Event::Kind::ended)
            leave_by_signal(event.by_ctrl_c ? Exit::interrupted : Exit::limit);
        if (event.kind == io::Event::Kind::key) press(event.key);
    }

    void press(const io::Key& key) {
        if (key.kind == io::KeyKind::interrupt) return leave_by_signal(Exit::interrupted);
        if (key.kind == io::KeyKind::redraw) return screen_.forget();
        if (!picture_.page.empty()) return picture_.page.clear();
        if (picture_.question) return answer(key);
        picture_.message.clear();
        picture_.pointer.reset();
        waiting_.reset();
        if (key.kind == io::KeyKind::paste) return open_pasted(key.text);
        if (const auto grasp = hand_.press(player_.rules(), player_.state(), key))
            return move(*grasp);
        if (const auto action = action_of(key)) act(*action);
    }

    void move(const Grasp<Step>& grasp) {
        if (player_.game().is_finished()) return say(Terminal<Face>::after_end);
        if (grasp.steps.empty()) return say(grasp.refusal.empty() ? grasp.done : grasp.refusal);
        if (!player_.turn(grasp.steps)) return say(grasp.refusal);
        picture_.message = player_.take_trouble();
    }

    void act(Action action) {
        if (is_help(action) && !player_.helps()) return say(no_help);
        switch (action) {
            case Action::undo: say_unless(player_.undo(), "There is nothing to undo."); break;
            case Action::redo: say_unless(player_.redo(), "There is nothing to redo."); break;
            case Action::restart: say_unless(player_.restart(), "This is the beginning."); break;
            case Action::tip:
            case Action::view: waiting_ = action; break;
            case Action::lesson: picture_.page = player_.lessons(); break;
            case Action::goal: picture_.page = Face::goal_lines(player_.rules(), words_); break;
            case Action::fresh: ask_before([this] { begin_next(); }); break;
            case Action::save:
                ask_name("Save to the file: ", [this](auto& name) { save(name); });
                break;
            case Action::open:
                ask_name("Open the file: ", [this](auto& name) { open(name); });
                break;
            case Action::scores: picture_.page = score_page(); break;
            case Action::help: picture_.page = help_lines(hand_.key_words()); break;
            case Action::leave: leave(); break;
        }
    }

    void say(std::string_view text) { picture_.message = text; }
    void say_unless(bool done, const char* text) {
        if (!done) say(text);
    }

    // A tip or the solution, as soon as there is one.
    void do_what_waits() {
        if (!waiting_) return;
        if (!player_.can_advise()) {
            picture_.message = "Thinking; any other key goes on playing.";
            return;
        }
        const Action action = *std::exchange(waiting_, std::nullopt);
        picture_.message.clear();
        if (action == Action::view) return view();
        auto hint = player_.hint();
        picture_.message = std::move(hint.text);
        picture_.pointer = hint.pointer;
    }

    void view() {
        const std::optional<Film<Face>> film = player_.solution();
        if (!film) {
            picture_.message = "No solution was found in time.";
            return;
        }
        player_.pause();
        const FilmEnd end = show_film(terminal_, words_, *film, player_.solution_title(), {});
        player_.resume();
        screen_.forget();
        if (end == FilmEnd::interrupted) leave_by_signal(Exit::interrupted);
        if (end == FilmEnd::ended) leave_by_signal(Exit::limit);
    }

    // A game under way is not thrown away by a slip of the finger.
    void ask_before(std::function<void()> action) {
        if (!player_.under_way()) return action();
        picture_.question =
            Question{"Give up this game? y n", [action](const std::string&) { action(); }};
    }

    void ask_name(const char* text, std::function<void(const std::string&)> answered) {
        picture_.question = Question{text, std::move(answered), true};
    }

    void answer(const io::Key& key) {
        const Question::State state = picture_.question->press(key);
        if (state == Question::State::open) return;
        const Question question = *std::exchange(picture_.question, std::nullopt);
        if (state == Question::State::yes) question.answered(question.line);
    }

    void save(const std::string& name) {
        if (!io::exists(name)) return save_now(name);
        picture_.question = Question{fmt::format("{} is there already. Replace it? y n", name),
                                     [this, name](const std::string&) { save_now(name); }};
    }

    void save_now(const std::string& name) {
        const std::optional<Failure> failure = save_text(player_.saved(), name);
        picture_.message = failure ? message(*failure, words_) : "Saved to " + name;
    }

    void open(const std::string& name) { begin(open_file<Face>(name, player_.rules())); }
    void open_pasted(const std::string& text) {
        begin(open_text<Face>(text, "pasted", player_.rules()));
    }

    void begin_next() {
        if (const auto failure = player_.begin_next()) picture_.message = message(*failure, words_);
        else hand_ = first_hand_;
    }

    void begin(Attempt<typename Face::Game> game) {
        if (!game) {
            picture_.message = placed_message(game.error(), words_);
            return;
        }
        ask_before([this, begun = *std::move(game)] {
            player_.begin(begun);
            hand_ = first_hand_;
        });
    }

    void leave() {
        Kept kept = keep_game(player_, words_);
        if (!kept.failure) {
            leaving_ = Leaving{Exit::done, std::move(kept)};
            return;
        }
        picture_.question =
            Question{message(*kept.failure, words_) + ". Leave without keeping it? y n",
                     [this](const std::string&) { leaving_ = Leaving{}; }};
    }

    void leave_by_signal(Exit exit) { leaving_ = Leaving{exit, keep_game(player_, words_)}; }

    Lines score_page() {
        Lines lines = player_.score_lines();
        lines.push_back(player_.take_trouble());
        return lines;
    }

    void draw() {
        const io::TerminalSize size = io::RawTerminal::size();
        screen_.show(lines_of(picture_, player_, hand_, look_, size), size);
    }

    io::RawTerminal& terminal_;
    const Words& words_;
    typename Terminal<Face>::Hand first_hand_;
    typename Terminal<Face>::Hand hand_;
    PlayPicture<Face> picture_;
    Player<Face> player_;
    Look look_ = usual_look();
    Screen screen_;
    std::optional<Action> waiting_;  // for the solver
    std::optional<Leaving> leaving_;
};

}  // namespace

template <class Face>
Leaving play_on_screen(io::RawTerminal& terminal, const Words& words, PlayOrder<Face> order) {
    return PlayScreen<Face>(terminal, words, std::move(order)).run();
}

template Leaving play_on_screen(io::RawTerminal&, const Words&, PlayOrder<TileFace>);
template Leaving play_on_screen(io::RawTerminal&, const Words&, PlayOrder<BlockFace>);

}  // namespace noyes::cli
