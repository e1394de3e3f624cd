// noyes gui: the game in a window, which is a program of its own.
#include "commands.hpp"
#include "window.hpp"

namespace noyes::cli {

namespace {

constexpr const char* gui_examples = R"(Examples:
  noyes gui
  noyes gui 3x5 --goal snail
  noyes gui board.txt --theme dark

Everything behind `gui` is for noyes-desktop: `noyes-desktop --help` has its options.

Exit codes: those of noyes-desktop; 4 if it is not installed.)";

}  // namespace

Command add_gui(CLI::App& app) {
    CLI::App* command = add_handing_command(app, "gui", "Play in a window");
    add_footer(*command, gui_examples);
    return {command, [command](Session& session) {
                return session.fail(become_window(handed_on(*command)));
            }};
}

}  // namespace noyes::cli
