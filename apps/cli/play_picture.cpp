#include "play_keys.hpp"
#include "play_picture.hpp"
#include "screen.hpp"

#include <fmt/format.h>

#include <iterator>
#include <utility>

namespace noyes::cli {

namespace {

using Lines = std::vector<std::string>;

void append(Lines& lines, Lines more) {
    lines.insert(lines.end(), std::make_move_iterator(more.begin()),
                 std::make_move_iterator(more.end()));
}

std::string message_now(const PlayPicture& picture, const Player& player) {
    if (picture.question) return picture.question->shown();
    if (!picture.message.empty()) return picture.message;
    return player.game().is_finished() ? player.solved_text() : std::string();
}

Lines keys(const PlayPicture& picture, const Player& player, Arrows arrows, io::TerminalSize size) {
    constexpr int roomy_rows = 18;
    constexpr int roomy_columns = 60;
    if (picture.question) return {picture.question->keys()};
    if (size.rows < roomy_rows || size.columns < roomy_columns)
        return {player.helps() ? "t tip  n new  ? keys  q leave" : "n new  ? keys  q leave"};
    Lines pieces{arrows == Arrows::gap ? "arrows move the gap" : "arrows push a tile"};
    for (const Binding& binding : bindings()) {
        if (player.helps() || !is_help(binding.action))
            pieces.push_back(fmt::format("{} {}", binding.key, binding.word));
    }
    return filled(pieces, size.columns);
}

Lines below(const PlayPicture& picture, const Player& player, Arrows arrows,
            io::TerminalSize size) {
    Lines lines{""};
    append(lines, filled({player.counts_text(), player.optimum_text()}, size.columns));
    Lines message = wrapped(message_now(picture, player), size.columns);
    append(lines, message.empty() ? Lines{""} : std::move(message));
    append(lines, keys(picture, player, arrows, size));
    return lines;
}

}  // namespace

std::vector<std::string> lines_of(const PlayPicture& picture, const Player& player, Arrows arrows,
                                  const Look& look, io::TerminalSize size) {
    Lines lines{bold("noyes play", look.colour) + "  " + player.title(), ""};
    if (!picture.page.empty()) {
        lines.back() = "Any key goes on playing.";
        for (const std::string& line : picture.page) append(lines, wrapped(line, size.columns));
        return lines;
    }
    Lines rest = below(picture, player, arrows, size);
    const int taken = static_cast<int>(lines.size() + rest.size());
    const Drawing drawing = draw(player.board(), player.goal(), look,
                                 {size.rows - taken, size.columns}, picture.pointer);
    append(lines, indented(drawing.lines, drawing.columns, size.columns));
    append(lines, std::move(rest));
    return lines;
}

}  // namespace noyes::cli
