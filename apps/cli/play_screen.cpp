// noyes play on a screen: keys in, pictures out. The solver works beside it; nothing here waits.
#include <noyes/io/input.hpp>

#include "play.hpp"
#include "play_keys.hpp"
#include "screen.hpp"

#include <fmt/format.h>

#include <functional>
#include <optional>
#include <utility>

namespace noyes::cli {

namespace {

using std::chrono::milliseconds;
using Lines = std::vector<std::string>;

// Something that the player is asked: a letter, or a line of text.
struct Question {
    std::string text;
    std::function<void(const std::string&)> answered;  // not called if the answer is no
    bool wants_line = false;
    std::string line{};
};

class PlayScreen {
   public:
    PlayScreen(io::RawTerminal& terminal, const Words& words, PlayOrder order)
        : terminal_(terminal),
          words_(words),
          arrows_(order.arrows),
          player_(std::move(order), words, io::RawTerminal::wake) {
        if (player_.game().is_solved()) message_ = "It is solved already: n makes a new board.";
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
        if (!page_.empty()) return page_.clear();
        if (question_) return answer(key);
        message_.clear();
        pointer_.reset();
        waiting_.reset();
        if (key.kind == io::KeyKind::paste) return open_pasted(key.text);
        if (const auto way = way_of(key, arrows_)) return slide(*way);
        if (const auto action = action_of(key)) act(*action);
    }

    void slide(tiles::Direction way) {
        if (player_.game().is_finished())
            message_ = "n makes a new board, b begins this one again.";
        else if (!player_.slide(way)) message_ = "Nothing to push that way.";
        else message_ = player_.take_trouble();
    }

    void act(Action action) {
        switch (action) {
            case Action::undo: say_unless(player_.undo(), "There is nothing to undo."); break;
            case Action::redo: say_unless(player_.redo(), "There is nothing to redo."); break;
            case Action::restart: say_unless(player_.restart(), "This is the beginning."); break;
            case Action::tip:
            case Action::view: waiting_ = action; break;
            case Action::fresh: ask_before([this] { player_.begin_drawn(); }); break;
            case Action::save:
                ask_name("Save to the file: ", [this](auto& name) { save(name); });
                break;
            case Action::open:
                ask_name("Open the file: ", [this](auto& name) { open(name); });
                break;
            case Action::scores: page_ = score_page(); break;
            case Action::help: page_ = help_lines(arrows_); break;
            case Action::leave: leave(); break;
        }
    }

    void say_unless(bool done, const char* text) {
        if (!done) message_ = text;
    }

    // A tip or the solution, as soon as there is one.
    void do_what_waits() {
        if (!waiting_) return;
        if (!player_.can_advise()) {
            message_ = "Thinking; any other key goes on playing.";
            return;
        }
        const Action action = *std::exchange(waiting_, std::nullopt);
        message_.clear();
        if (action == Action::view) return view();
        Hint hint = player_.hint();
        message_ = std::move(hint.text);
        pointer_ = hint.pointer;
    }

    void view() {
        const std::optional<Film> film = player_.solution();
        if (!film) {
            message_ = "No solution was found in time.";
            return;
        }
        player_.pause();
        const FilmEnd end =
            show_film(terminal_, *film, player_.goal(), player_.solution_title(), {});
        player_.resume();
        screen_.forget();
        if (end == FilmEnd::interrupted) leave_by_signal(Exit::interrupted);
        if (end == FilmEnd::ended) leave_by_signal(Exit::limit);
    }

    // A game under way is not thrown away by a slip of the finger.
    void ask_before(std::function<void()> action) {
        if (!player_.under_way()) return action();
        question_ = Question{"Give up this game? y n", [action](const std::string&) { action(); }};
    }

    void ask_name(const char* text, std::function<void(const std::string&)> answered) {
        question_ = Question{text, std::move(answered), true};
    }

    void answer(const io::Key& key) {
        if (key.kind == io::KeyKind::escape) return question_.reset();
        if (!question_->wants_line) {
            const bool yes = key.character == 'y' || key.character == 'Y';
            const Question question = *std::exchange(question_, std::nullopt);
            if (yes) question.answered({});
            return;
        }
        std::string& line = question_->line;
        if (key.kind == io::KeyKind::character) line += key.character;
        if (key.kind == io::KeyKind::paste) line += key.text;
        if (key.kind == io::KeyKind::backspace && !line.empty()) line.pop_back();
        if (key.kind != io::KeyKind::enter) return;
        const Question question = *std::exchange(question_, std::nullopt);
        if (!question.line.empty()) question.answered(question.line);
    }

    void save(const std::string& name) {
        if (!io::exists(name)) return save_now(name);
        question_ = Question{fmt::format("{} is there already. Replace it? y n", name),
                             [this, name](const std::string&) { save_now(name); }};
    }

    void save_now(const std::string& name) {
        const std::optional<Failure> failure = save_game(player_, name);
        message_ = failure ? message(*failure, words_) : "Saved to " + name;
    }

    void open(const std::string& name) { begin(open_file(name, player_.game().rules())); }
    void open_pasted(const std::string& text) {
        begin(open_text(text, "pasted", player_.game().rules()));
    }

    void begin(Attempt<TileGame> game) {
        if (!game) {
            message_ = placed_message(game.error(), words_);
            return;
        }
        ask_before([this, begun = *std::move(game)] { player_.begin(begun); });
    }

    void leave() {
        Kept kept = keep_game(player_);
        if (!kept.failure) {
            leaving_ = Leaving{Exit::done, std::move(kept)};
            return;
        }
        question_ = Question{message(*kept.failure, words_) + ". Leave without keeping it? y n",
                             [this](const std::string&) { leaving_ = Leaving{}; }};
    }

    void leave_by_signal(Exit exit) { leaving_ = Leaving{exit, keep_game(player_)}; }

    Lines score_page() {
        Lines lines = player_.score_lines();
        lines.push_back(player_.take_trouble());
        return lines;
    }

    std::string message_now() const {
        if (question_)
            return question_->text + question_->line + (question_->wants_line ? "_" : "");
        if (!message_.empty()) return message_;
        return player_.game().is_finished() ? player_.solved_text() : std::string();
    }

    Lines keys(io::TerminalSize size) const {
        constexpr int roomy_rows = 18;
        constexpr int roomy_columns = 60;
        if (question_) return {question_->wants_line ? "Enter  Esc leaves it" : "Esc no"};
        if (size.rows < roomy_rows || size.columns < roomy_columns)
            return {"t tip  n new  ? keys  q leave"};
        Lines pieces{arrows_ == Arrows::gap ? "arrows move the gap" : "arrows push a tile"};
        for (const Binding& binding : bindings())
            pieces.push_back(fmt::format("{} {}", binding.key, binding.word));
        return filled(pieces, size.columns);
    }

    Lines below(io::TerminalSize size) const {
        Lines lines{""};
        const auto add = [&lines](Lines more) {
            lines.insert(lines.end(), std::make_move_iterator(more.begin()),
                         std::make_move_iterator(more.end()));
        };
        add(filled({player_.counts_text(), player_.optimum_text()}, size.columns));
        const Lines message = wrapped(message_now(), size.columns);
        add(message.empty() ? Lines{""} : message);
        add(keys(size));
        return lines;
    }

    void draw() {
        const io::TerminalSize size = io::RawTerminal::size();
        Lines lines{bold("noyes play", look_.colour) + "  " + player_.title(), ""};
        if (!page_.empty()) {
            lines.back() = "Any key goes on playing.";
            for (const std::string& line : page_) {
                for (std::string& piece : wrapped(line, size.columns))
                    lines.push_back(std::move(piece));
            }
            return screen_.show(lines, size);
        }
        const Lines rest = below(size);
        const int taken = static_cast<int>(lines.size() + rest.size());
        const Drawing drawing = cli::draw(player_.board(), player_.goal(), look_,
                                          {size.rows - taken, size.columns}, pointer_);
        for (std::string& line : indented(drawing.lines, drawing.columns, size.columns))
            lines.push_back(std::move(line));
        lines.insert(lines.end(), rest.begin(), rest.end());
        screen_.show(lines, size);
    }

    io::RawTerminal& terminal_;
    const Words& words_;
    Arrows arrows_;
    Player player_;
    Look look_ = usual_look();
    Screen screen_;
    std::string message_;
    std::optional<Pointer> pointer_;
    std::optional<Question> question_;
    std::optional<Action> waiting_;  // for the solver
    Lines page_;                     // shown instead of the board, until the next key
    std::optional<Leaving> leaving_;
};

}  // namespace

Leaving play_on_screen(io::RawTerminal& terminal, const Words& words, PlayOrder order) {
    return PlayScreen(terminal, words, std::move(order)).run();
}

}  // namespace noyes::cli
