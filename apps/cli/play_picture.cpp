#include "block_terminal.hpp"
#include "play_keys.hpp"
#include "play_picture.hpp"
#include "screen.hpp"
#include "tile_terminal.hpp"

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

template <class Face>
std::string message_now(const PlayPicture<Face>& picture, const Player<Face>& player) {
    if (picture.question) return picture.question->shown();
    if (!picture.message.empty()) return picture.message;
    return player.game().is_finished() ? player.solved_text() : std::string();
}

template <class Face>
Lines keys(const PlayPicture<Face>& picture, const Player<Face>& player,
           const typename Terminal<Face>::Hand& hand, io::TerminalSize size) {
    constexpr int roomy_rows = 18;
    constexpr int roomy_columns = 60;
    if (picture.question) return {picture.question->keys()};
    const KeyWords words = hand.key_words();
    if (size.rows < roomy_rows || size.columns < roomy_columns) {
        const char* tip = player.helps() ? "t tip  " : "";
        return {fmt::format("{}{}n new  ? keys  q leave", words.brief, tip)};
    }
    return filled(short_help(words, player.helps()), size.columns);
}

template <class Face>
Lines below(const PlayPicture<Face>& picture, const Player<Face>& player,
            const typename Terminal<Face>::Hand& hand, io::TerminalSize size) {
    Lines lines{""};
    append(lines, filled({player.counts_text(), player.optimum_text()}, size.columns));
    Lines message = wrapped(message_now(picture, player), size.columns);
    append(lines, message.empty() ? Lines{""} : std::move(message));
    append(lines, keys(picture, player, hand, size));
    return lines;
}

}  // namespace

template <class Face>
std::vector<std::string> lines_of(const PlayPicture<Face>& picture, const Player<Face>& player,
                                  const typename Terminal<Face>::Hand& hand, const Look& look,
                                  io::TerminalSize size) {
    const std::string title = look.unicode ? player.title() : in_ascii(player.title());
    Lines lines{bold("noyes play", look.colour) + "  " + title, ""};
    if (!picture.page.empty()) {
        lines.back() = "Any key goes on playing.";
        for (const std::string& line : picture.page) {
            Lines broken = wrapped(line, size.columns);
            append(lines, broken.empty() ? Lines{""} : std::move(broken));
        }
        return lines;
    }
    Lines rest = below(picture, player, hand, size);
    const int taken = static_cast<int>(lines.size() + rest.size());
    const Drawing drawing =
        Terminal<Face>::draw(player.rules(), player.state(), look,
                             {size.rows - taken, size.columns}, &hand, picture.pointer);
    append(lines, indented(drawing.lines, drawing.columns, size.columns));
    append(lines, std::move(rest));
    return lines;
}

template std::vector<std::string> lines_of(const PlayPicture<TileFace>&, const Player<TileFace>&,
                                           const TileHand&, const Look&, io::TerminalSize);
template std::vector<std::string> lines_of(const PlayPicture<BlockFace>&, const Player<BlockFace>&,
                                           const BlockHand&, const Look&, io::TerminalSize);

}  // namespace noyes::cli
