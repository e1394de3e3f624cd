// noyes play in lines of words: no cursor, no colours, everything said once. For screen readers,
// and for programs that play.
#include <noyes/base/stop_flag.hpp>
#include <noyes/io/interrupt.hpp>
#include <noyes/io/line_input.hpp>
#include <noyes/tiles/text.hpp>

#include "play.hpp"
#include "play_keys.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <utility>

namespace noyes::cli {

namespace {

constexpr std::string_view help =
    "A number pushes that tile, and all between it and the gap.\n"
    "up, down, left, right push the tile that can go that way; w a s d and h j k l do, too.\n"
    "undo, redo, restart; tip (again for more); view the solution; new for a new board;\n"
    "save FILE, open FILE; scores; board or an empty line reads the board, 0 is the gap; leave.\n"
    "Several on one line work: 7 8 up undo.\n";

struct Word {
    std::string_view word;
    Action action;
};

constexpr std::array words_of_actions{
    Word{"undo", Action::undo},     Word{"redo", Action::redo},  Word{"tip", Action::tip},
    Word{"hint", Action::tip},      Word{"view", Action::view},  Word{"solve", Action::view},
    Word{"new", Action::fresh},     Word{"save", Action::save},  Word{"restart", Action::restart},
    Word{"again", Action::restart}, Word{"open", Action::open},  Word{"load", Action::open},
    Word{"scores", Action::scores}, Word{"help", Action::help},  Word{"leave", Action::leave},
    Word{"quit", Action::leave},    Word{"exit", Action::leave},
};

// Full words, or the keys of the screen.
std::optional<Action> action_of_word(std::string_view word) {
    const auto* found = std::ranges::find(words_of_actions, word, &Word::word);
    if (found != words_of_actions.end()) return found->action;
    if (word.size() != 1) return std::nullopt;
    return action_of({io::KeyKind::character, word[0]});
}

std::optional<io::Key> key_of_word(std::string_view word) {
    if (word == "up") return io::Key{io::KeyKind::up};
    if (word == "down") return io::Key{io::KeyKind::down};
    if (word == "left") return io::Key{io::KeyKind::left};
    if (word == "right") return io::Key{io::KeyKind::right};
    if (word.size() == 1) return io::Key{io::KeyKind::character, word[0]};
    return std::nullopt;
}

std::optional<tiles::Tile> tile_of_word(std::string_view word) {
    tiles::Tile tile = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), tile);
    const bool number = error == std::errc() && end == word.data() + word.size();
    return number ? std::optional(tile) : std::nullopt;
}

// The first word of a line, and what follows it.
std::string_view take_word(std::string_view& line) {
    constexpr std::string_view blanks = " \t";
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    const std::string_view word = line.substr(0, line.find_first_of(blanks));
    line.remove_prefix(word.size());
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    return word;
}

class PlayLines {
   public:
    PlayLines(Session& session, PlayOrder order)
        : session_(session),
          arrows_(order.arrows),
          player_(std::move(order), session.words(), [] {}) {}

    Leaving run() {
        say(fmt::format("{}. help tells the commands.", player_.title()));
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
                keep_game(player_)};
    }

   private:
    void say(std::string_view text) { session_.print(fmt::format("{}\n", text)); }
    void say_board() { session_.print(tiles::to_rows(player_.board())); }

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
        if (const auto tile = tile_of_word(word)) return push(*tile);
        if (word == "board") return say_board(), true;
        if (const auto key = key_of_word(word)) {
            if (const auto way = way_of(*key, arrows_)) return slide(*way);
        }
        const std::optional<Action> action = action_of_word(word);
        if (action) return act(*action, rest);
        say(fmt::format("'{}' is no command; help tells them.", quotable(word)));
        return false;
    }

    bool push(tiles::Tile tile) {
        if (tile == 0 || tile >= player_.board().extent().cells())
            return refuse(fmt::format("There is no tile {}.", tile));
        if (player_.push(tile)) return say_move(fmt::format("{} is pushed.", tile));
        return refuse(player_.game().is_finished()
                          ? "It is solved: new makes a new board."
                          : fmt::format("{} is neither in the gap's row nor in its column.", tile));
    }

    bool slide(tiles::Direction way) {
        if (player_.slide(way)) return say_move(player_.last_move() + ".");
        return refuse(player_.game().is_finished() ? "It is solved: new makes a new board."
                                                   : "Nothing to push that way.");
    }

    bool refuse(const std::string& text) { return say(text), false; }

    bool say_move(const std::string& text) {
        say(text);
        if (!player_.game().is_finished()) return true;
        player_.wait_for_advice();
        player_.look();
        say(player_.solved_text());
        return say_trouble(), true;
    }

    bool act(Action action, std::string_view& rest) {
        switch (action) {
            case Action::undo: return say_step(player_.undo(), "There is nothing to undo.");
            case Action::redo: return say_step(player_.redo(), "There is nothing to redo.");
            case Action::restart: return say_begun(player_.restart());
            case Action::tip: return say_tip();
            case Action::view: return view();
            case Action::fresh: return ask_before([this] { player_.begin_drawn(); });
            case Action::save: return save(std::string(std::exchange(rest, {})));
            case Action::open: return open(std::string(std::exchange(rest, {})));
            case Action::scores: return say_scores();
            case Action::help: return session_.print(help), true;
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

    bool say_scores() {
        for (const std::string& line : player_.score_lines()) say(line);
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
        const std::optional<Film> film = player_.solution();
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

    bool save(const std::string& name) {
        if (name.empty()) return refuse("save needs the name of a file.");
        const std::optional<Failure> failure = save_game(player_, name);
        say(failure ? message(*failure, session_.words()) : fmt::format("Saved to {}.", name));
        return !failure;
    }

    bool open(const std::string& name) {
        if (name.empty()) return refuse("open needs the name of a file.");
        Attempt<TileGame> game = open_file(name, player_.game().rules());
        if (!game) return refuse(placed_message(game.error(), session_.words()));
        return ask_before([this, begun = *std::move(game)] { player_.begin(begun); });
    }

    Session& session_;
    Arrows arrows_;
    Player player_;
    io::LineInput input_;
    StopFlag stop_;
    std::function<void()> question_;
    bool leaving_ = false;
};

}  // namespace

Leaving play_in_lines(Session& session, PlayOrder order) {
    return PlayLines(session, std::move(order)).run();
}

}  // namespace noyes::cli
