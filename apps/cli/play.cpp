// noyes play: the game in the terminal.
#include <noyes/io/user_files.hpp>

#include "commands.hpp"
#include "play.hpp"

#include <memory>
#include <utility>
#include <variant>

namespace noyes::cli {

namespace {

// Words that can be drawn over a screen; in a pipe, or where commands come from one, lines.
bool wants_screen(const PlayOptions& options) {
    if (options.plain || !io::RawTerminal::possible()) return false;
    const bool commands_in_pipe =
        !io::is_terminal(io::standard_input) && !reads_standard_input(options.board);
    return !commands_in_pipe;
}

template <class Face>
Leaving play_somewhere(Session& session, const PlayOptions& options, PlayOrder<Face> order) {
    order.start.keeps = wants_screen(options) || io::is_terminal(io::standard_input);
    if (!wants_screen(options)) return play_in_lines(session, std::move(order));
    io::RawTerminal terminal;
    return play_on_screen(terminal, session.words(), std::move(order));
}

// A game that was kept and then finished, or left without a move, is kept no longer.
void forget_continued(const PlayOptions& options, const Leaving& leaving) {
    if (!options.go_on || !leaving.kept.note.empty() || leaving.kept.failure) return;
    if (const std::optional<std::string> path = unfinished_path()) io::remove_file(*path);
}

Exit play(Session& session, const PlayOptions& options) {
    Attempt<AnyPlayOrder> order = read_play_order(options);
    if (!order) return session.fail(order.error());
    const Leaving leaving = std::visit(
        [&](auto& one) { return play_somewhere(session, options, std::move(one)); }, *order);
    forget_continued(options, leaving);
    if (leaving.kept.failure) return session.fail(*leaving.kept.failure);
    if (!leaving.kept.note.empty()) session.print(leaving.kept.note + "\n");
    return leaving.exit;
}

}  // namespace

Command add_play(CLI::App& app) {
    CLI::App* command = add_command(app, "play", "Play in the terminal");
    auto options = std::make_shared<PlayOptions>();
    add_play_options(*command, *options);
    return {command, [options](Session& session) { return play(session, *options); }};
}

}  // namespace noyes::cli
