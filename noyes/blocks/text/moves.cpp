#include <noyes/blocks/codes.hpp>
#include <noyes/blocks/move.hpp>

#include <algorithm>
#include <cctype>

namespace noyes::blocks {

namespace {

std::optional<Direction> direction(char mark) {
    const auto found = std::ranges::find(directions, mark, letter);
    if (found == directions.end()) return std::nullopt;
    return *found;
}

Expected<Move> parse_move(std::string_view word, const Level& level) {
    const auto error = [&](Code code, std::size_t offset, std::string_view quoted) {
        return Error{.code = code,
                     .line = 1,
                     .column = static_cast<std::uint32_t>(offset) + 1,
                     .text = quotable(quoted)};
    };
    if (word.size() < 3 || word[1] != ':') return error(code::block_move, 0, word);
    if (std::ranges::find(level.pieces, word[0], &Piece::name) == level.pieces.end())
        return error(code::block_unknown_piece, 0, word.substr(0, 1));
    Move move{word[0], {}};
    for (std::size_t i = 2; i < word.size(); ++i) {
        const auto way = direction(word[i]);
        if (!way) return error(code::block_direction, i, word.substr(i, 1));
        move.path.push_back(*way);
    }
    return move;
}

}  // namespace

std::string to_text(const Move& move) {
    std::string text{move.piece, ':'};
    for (const Direction way : move.path) text += letter(way);
    return text;
}

std::string to_text(const std::vector<Move>& moves) {
    std::string text;
    for (const Move& move : moves) {
        if (!text.empty()) text += ' ';
        text += to_text(move);
    }
    return text;
}

Expected<std::vector<Move>> parse_moves(std::string_view text, const Level& level) {
    constexpr std::string_view space = " \t\r\n";
    std::vector<Move> moves;
    std::uint32_t line = 1;
    std::size_t line_start = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (space.find(text[at]) != space.npos) {
            if (text[at++] == '\n') {
                ++line;
                line_start = at;
            }
            continue;
        }
        const std::string_view word = text.substr(at, text.find_first_of(space, at) - at);
        Expected<Move> move = parse_move(word, level);
        if (!move) {
            Error error = move.error();
            error.line = line;
            error.column += static_cast<std::uint32_t>(at - line_start);
            return error;
        }
        moves.push_back(std::move(*move));
        at += word.size();
    }
    return moves;
}

}  // namespace noyes::blocks
