#include <noyes/base/words.hpp>
#include <noyes/data/data.hpp>
#include <noyes/tiles/text.hpp>

#include "options.hpp"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>

#include <cstdio>
#include <string_view>

namespace noyes::desktop {

namespace {

constexpr const char* examples = R"(Examples:
  noyes-desktop                        a random 15-puzzle
  noyes-desktop 3x5 --goal snail       another size, another goal
  noyes-desktop "1 2 3 / 4 0 6 / 7 5 8"
  noyes-desktop board.txt --solve
  noyes-desktop --level hrd-01         Klotski
  noyes-desktop 4x4 --picture cat.jpg  a picture instead of numbers
  noyes-desktop --daily                the board of the day
  noyes-desktop --continue             the game that was left last

Exit codes: 0 left, 1 the board has no solution, 2 bad input, 4 no display or out of a resource.)";

void add_options(CLI::App& app, Options& options, std::string& window) {
    app.add_option("board", options.words,
                   "A size such as 3x4 (4x4 by default), a file, - for standard input, or a board "
                   "or level")
        ->type_name("ROWSxCOLS|FILE|-|BOARD");
    app.add_option("--size", options.size, "The size of a random board")->type_name("ROWSxCOLS");
    app.add_option("--goal", options.goal, "Where it should end: a name, a file or a board")
        ->type_name("GOAL");
    app.add_option("--seed", options.seed, "The same random board again")->type_name("NUMBER");
    app.add_option("--level", options.level, "A Klotski level: hrd-01; `noyes list levels` has all")
        ->type_name("ID");
    app.add_option("--metric", options.metric, "What counts as one move: moves, straight or steps")
        ->type_name("METRIC");
    app.add_option("--picture", options.picture,
                   "A picture on the tiles: a file, or sunset, hills, rings, quilt")
        ->type_name("FILE|NAME");
    app.add_option("--theme", options.theme, "light, dark, high-contrast or colour-blind")
        ->type_name("THEME");
    app.add_option("--window", window, "How large the window is at first")
        ->type_name("WIDTHxHEIGHT");
    app.add_flag("--solve", options.solve, "Solve the board and play the solution");
    app.add_option("--algorithm", options.algorithm, "How to search (of --solve)")
        ->type_name("NAME[:KEY=VALUE]");
    app.add_option("--heuristic", options.heuristic, "How to estimate (of --solve)")
        ->type_name("NAME[:KEY=VALUE]");
    app.add_option("--time-limit", options.time_limit, "Stop after this time: 10s, 2m (of --solve)")
        ->type_name("TIME");
    app.add_flag("--optimal", options.optimal,
                 "Insist on a proven optimum, however long it takes (of --solve)");
    app.add_flag("--daily", options.daily,
                 "The board of the day: a 4x4 that is the same everywhere");
    app.add_flag("--continue", options.go_on, "The game that was left last");
    app.set_version_flag("--version", fmt::format("noyes-desktop {}", NOYES_VERSION));
    app.footer(examples);
}

bool read_window(const std::string& text, ui::Size& size) {
    constexpr unsigned least = 200;
    constexpr unsigned most = 10000;
    unsigned width = 0;
    unsigned height = 0;
    char more = 0;
    if (std::sscanf(text.c_str(), "%5ux%5u%c", &width, &height, &more) != 2) return false;
    if (std::min(width, height) < least || std::max(width, height) > most) return false;
    size = {static_cast<float>(width), static_cast<float>(height)};
    return true;
}

play::Exit refuse(std::string_view why) {
    fmt::print(stderr, "noyes-desktop: {}\n", why);
    return play::Exit::bad_input;
}

}  // namespace

std::variant<Options, play::Exit> read_options(int count, char** arguments) {
    const Words words(data::words_en());
    Options options;
    std::string window;
    CLI::App app(std::string(words.find("desktop-about")), "noyes-desktop");
    add_options(app, options, window);
    try {
        app.parse(count, arguments);
    } catch (const CLI::Success& asked) {
        app.exit(asked);
        return play::Exit::done;
    } catch (const CLI::ParseError& error) {
        return refuse(error.what());
    }
    if (!window.empty() && !read_window(window, options.window))
        return refuse(words.say({.code = "desktop-bad-window", .text = quotable(window)}));
    return options;
}

}  // namespace noyes::desktop
