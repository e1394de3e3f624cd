// The film on a screen: its clock and its keys.
#include <apps/play/say.hpp>

#include "block_terminal.hpp"
#include "film_screen.hpp"
#include "screen.hpp"
#include "tile_terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace noyes::cli {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

template <class Face>
class Projector {
   public:
    Projector(io::RawTerminal& terminal, const Words& words, Film<Face> film, std::string title,
              Speed speed)
        : terminal_(terminal),
          words_(words),
          film_(std::move(film)),
          title_(std::move(title)),
          speed_(speed) {}

    FilmEnd run() {
        next_ = Clock::now() + speed_.pause();
        while (true) {
            draw();
            const io::Event event = terminal_.wait(time_left());
            if (event.kind == io::Event::Kind::ended)
                return event.by_ctrl_c ? FilmEnd::interrupted : FilmEnd::ended;
            if (event.kind == io::Event::Kind::redraw) screen_.forget();
            if (event.kind == io::Event::Kind::key && !press(event.key)) return FilmEnd::left;
            if (running_ && Clock::now() >= next_) advance();
        }
    }

   private:
    // Until the next move; for ever if none will come by itself.
    std::optional<milliseconds> time_left() const {
        if (!running_ || film_.at_end()) return std::nullopt;
        return std::chrono::ceil<milliseconds>(next_ - Clock::now());
    }

    void advance() {
        film_.forward();
        next_ = Clock::now() + speed_.pause();
    }

    // False if the viewer leaves.
    bool press(const io::Key& key) {
        switch (key.kind) {
            case io::KeyKind::left: step(&Film<Face>::back); break;
            case io::KeyKind::right: step(&Film<Face>::forward); break;
            case io::KeyKind::up: change_speed(1); break;
            case io::KeyKind::down: change_speed(-1); break;
            case io::KeyKind::redraw: screen_.forget(); break;
            case io::KeyKind::escape:
            case io::KeyKind::end_of_input: return false;
            case io::KeyKind::character: return press(key.character);
            default: break;
        }
        return true;
    }

    bool press(char character) {
        if (character == 'q' || character == 'Q') return false;
        if (character == ' ') toggle();
        if (character == 'r' || character == 'R') rewind();
        return true;
    }

    void step(bool (Film<Face>::*move)()) {
        running_ = false;
        (film_.*move)();
    }

    void toggle() {
        if (film_.at_end()) return rewind();
        running_ = !running_;
        next_ = Clock::now() + speed_.pause();
    }

    void rewind() {
        film_.rewind();
        running_ = true;
        next_ = Clock::now() + speed_.pause();
    }

    void change_speed(int by) {
        speed_.step = std::clamp(speed_.step + by, Speed::least, Speed::most);
        next_ = std::min(next_, Clock::now() + speed_.pause());
    }

    std::string status() const {
        if (film_.at_end()) return "solved";
        return running_ ? "playing" : "paused";
    }

    std::vector<std::string> below(int columns) const {
        std::string line =
            fmt::format("{} {} of {}  {}  speed {}", say(words_, Face::film_key(film_.rules())),
                        film_.place(), film_.length(), status(), speed_.step);
        if (film_.place() > 0) line += "  " + film_.last_move(words_);
        std::vector<std::string> lines{"", line, film_.moves_around(columns)};
        const std::vector<std::string> keys{"space pause", "left/right step", "up/down speed",
                                            "R again", "q leave"};
        for (std::string& keys_line : filled(keys, columns)) lines.push_back(std::move(keys_line));
        return lines;
    }

    void draw() {
        const io::TerminalSize size = io::RawTerminal::size();
        std::vector<std::string> lines{bold(title_, look_.colour), ""};
        const std::vector<std::string> rest = below(size.columns);
        const int taken = static_cast<int>(lines.size() + rest.size());
        const Drawing drawing = Terminal<Face>::draw(film_.rules(), film_.state(), look_,
                                                     {size.rows - taken, size.columns});
        for (std::string& line : indented(drawing.lines, drawing.columns, size.columns))
            lines.push_back(std::move(line));
        lines.insert(lines.end(), rest.begin(), rest.end());
        screen_.show(lines, size);
    }

    io::RawTerminal& terminal_;
    const Words& words_;
    Film<Face> film_;
    std::string title_;
    Speed speed_;
    Look look_ = usual_look();
    Screen screen_;
    bool running_ = true;
    Clock::time_point next_{};
};

}  // namespace

template <class Face>
FilmEnd show_film(io::RawTerminal& terminal, const Words& words, Film<Face> film,
                  const std::string& title, Speed speed) {
    return Projector<Face>(terminal, words, std::move(film), title, speed).run();
}

template FilmEnd show_film(io::RawTerminal& terminal, const Words& words, Film<TileFace> film,
                           const std::string& title, Speed speed);
template FilmEnd show_film(io::RawTerminal& terminal, const Words& words, Film<BlockFace> film,
                           const std::string& title, Speed speed);

}  // namespace noyes::cli
