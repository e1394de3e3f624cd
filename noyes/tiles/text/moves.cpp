#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text.hpp>
#include <noyes/tiles/text/numbers.hpp>
#include <noyes/tiles/text/place.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace noyes::tiles {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::optional<Direction> direction_of(char c) {
    for (const Direction direction : directions) {
        const char capital = letter(direction);
        if (c == capital || c == static_cast<char>(capital - 'A' + 'a')) return direction;
    }
    return std::nullopt;
}

// How far the blank could go at most: a larger count is a mistake, or an attack on the memory.
std::uint32_t most_steps(Extent extent, Direction direction) {
    const bool upright = direction == Direction::up || direction == Direction::down;
    return (upright ? extent.rows : extent.columns) - 1;
}

using Moves = std::vector<Direction>;

struct Run {
    Direction direction;
    std::size_t end;  // where in the text the next one begins
    std::uint32_t count;
};

// A letter and its count, if it has one.
Expected<Run> parse_run(std::string_view text, std::size_t at, Extent extent) {
    const auto direction = direction_of(text[at]);
    if (!direction) {
        const std::string_view piece = text.substr(at, 1);
        return placed({.code = code::unknown_move, .text = quotable(piece)}, text, at);
    }
    const std::size_t begin = at + 1;
    std::size_t end = begin;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (end == begin) return Run{*direction, end, 1};
    const std::string_view digits = text.substr(begin, end - begin);
    const Tile count = value_of(digits);
    if (count == 0 || count > most_steps(extent, *direction)) {
        return placed({.code = code::bad_count, .text = quotable(digits)}, text, begin);
    }
    return Run{*direction, end, count};
}

Expected<Moves> parse_letters(std::string_view text, Notation notation, Extent extent) {
    Moves moves;
    std::size_t at = skip_space(text, 0);
    while (at < text.size()) {
        const Expected<Run> run = parse_run(text, at, extent);
        if (!run) return run.error();
        const bool reversed = notation == Notation::tile;
        const Direction direction = reversed ? opposite(run->direction) : run->direction;
        moves.insert(moves.end(), run->count, direction);
        at = skip_space(text, run->end);
    }
    return moves;
}

std::optional<Direction> towards(const Board& board, Tile tile) {
    for (const Direction direction : directions) {
        const bool legal = is_legal(board.extent(), board.blank(), direction);
        if (!legal) continue;
        if (board.tile(neighbour(board.extent(), board.blank(), direction)) == tile) {
            return direction;
        }
    }
    return std::nullopt;
}

std::size_t skip_separators(std::string_view text, std::size_t at) {
    at = skip_space(text, at);
    while (at < text.size() && text[at] == ',') at = skip_space(text, at + 1);
    return at;
}

Expected<Direction> parse_push(std::string_view text, std::size_t at, std::size_t end,
                               const Board& board) {
    const std::string_view token = text.substr(at, std::max<std::size_t>(end - at, 1));
    if (!std::ranges::all_of(token, is_digit)) {
        return placed({.code = code::unknown_move, .text = quotable(token)}, text, at);
    }
    if (const auto direction = towards(board, value_of(token))) return *direction;
    return placed({.code = code::not_beside_blank, .text = quotable(token)}, text, at);
}

Expected<Moves> parse_pushes(std::string_view text, Board board) {
    Moves moves;
    std::size_t at = skip_separators(text, 0);
    while (at < text.size()) {
        const std::size_t end = skip_token(text, at);
        const Expected<Direction> direction = parse_push(text, at, end, board);
        if (!direction) return direction.error();
        board.slide(*direction);
        moves.push_back(*direction);
        at = skip_separators(text, end);
    }
    return moves;
}

std::string_view word(Direction direction) {
    constexpr std::string_view words[]{"up", "left", "right", "down"};
    return words[static_cast<std::size_t>(direction)];
}

std::string pushes(const Moves& moves, Board board) {
    std::string text;
    for (const Direction move : moves) {
        const Cell home = board.blank();
        board.slide(move);
        if (!text.empty()) text += ' ';
        text += std::to_string(board.tile(home));
    }
    return text;
}

std::string steps(const Moves& moves) {
    std::string text;
    for (std::size_t step = 0; step < moves.size(); ++step) {
        text += "Step " + std::to_string(step) + ": Move 0 to ";
        text.append(word(moves[step])).append("\n");
    }
    return text;
}

}  // namespace

Expected<Moves> parse_moves(std::string_view text, Notation notation, const Board& start) {
    switch (notation) {
        case Notation::blank:
        case Notation::tile: return parse_letters(text, notation, start.extent());
        case Notation::numbers: return parse_pushes(text, start);
        case Notation::words: break;
    }
    return Error{.code = code::unreadable_notation};
}

std::string to_text(const Moves& moves, Notation notation, const Board& start) {
    if (notation == Notation::numbers) return pushes(moves, start);
    if (notation == Notation::words) return steps(moves);
    std::string text;
    for (const Direction move : moves) {
        text += letter(notation == Notation::tile ? opposite(move) : move);
    }
    return text;
}

}  // namespace noyes::tiles
