#include <noyes/io/quantity.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "distances.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace noyes::play {

namespace {

constexpr const char* flag = "--distance";

// No board is as far as a thousand moves, so more means the same.
std::optional<Cost> read_moves(std::string_view text) {
    constexpr std::uint64_t most = 1000;
    const Expected<std::uint64_t> count = io::parse_count(text);
    if (!count) return std::nullopt;
    return static_cast<Cost>(std::min(*count, most));
}

}  // namespace

Attempt<MoveRange> read_move_range(const std::string& text) {
    constexpr std::string_view between = "..";
    const std::string_view all = text;
    const std::size_t sign = all.find(between);
    const std::optional<Cost> least = read_moves(all.substr(0, sign));
    const std::optional<Cost> most =
        sign == all.npos ? least : read_moves(all.substr(sign + between.size()));
    if (!least || !most || *least > *most)
        return Failure{{.code = code::bad_distance, .text = quotable(text)}, flag};
    return MoveRange{*least, *most, text};
}

Attempt<std::vector<tiles::DistantBoard>> distant_boards(const MoveRange& range, const Goal& goal) {
    const std::string size = tiles::to_text(goal.board.extent());
    if (!tiles::distances_are_known(goal.board.extent()))
        return Failure{{.code = code::distance_not_known, .text = size}, flag};
    tiles::DistantBoards found = tiles::boards_between(goal.board, range.least, range.most);
    if (!found.boards.empty()) return std::move(found.boards);
    Error error{.code = code::no_board_that_far, .numbers = {found.farthest}};
    error.text = fmt::format("{} is {} moves from {}", size, quotable(range.text), spoken(goal));
    return Failure{error, flag};
}

}  // namespace noyes::play
