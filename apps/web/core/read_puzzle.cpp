#include <noyes/blocks/codes.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/data/data.hpp>
#include <noyes/game/codes.hpp>
#include <noyes/tiles/goal.hpp>

#include "codes.hpp"
#include "read_puzzle.hpp"

#include <algorithm>

namespace noyes::web {

namespace {

constexpr std::string_view white = " \t\r\n";

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(white);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(white) - first + 1);
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

}  // namespace

Expected<tiles::Board> read_goal(std::string_view text, tiles::Extent extent) {
    text = trimmed(text);
    if (text.empty()) return tiles::named_goals().front().board(extent);
    if (const tiles::NamedGoal* goal = tiles::find_goal(text)) return goal->board(extent);
    if (is_letter(text.front())) return Error{.code = code::unknown_goal, .text = quotable(text)};
    Expected<tiles::Board> board = tiles::parse_board(text);
    if (board && board->extent() != extent) return Error{.code = catalog::code::different_sizes};
    return board;
}

std::string_view goal_name(const tiles::Board& goal) {
    for (const tiles::NamedGoal& named : tiles::named_goals()) {
        if (named.board(goal.extent()) == goal) return named.about.name;
    }
    return "own";
}

Expected<blocks::Level> read_level(std::string_view text) {
    constexpr std::size_t rush_length = 36;
    text = trimmed(text);
    if (text.find_first_of(white) != text.npos) return blocks::parse_level(text);
    if (auto known = blocks::parse_level(data::block_levels(), text); known && !text.empty())
        return known;
    if (text.size() == rush_length) return blocks::parse_rush(text);
    if (text.find('-') != text.npos)
        return Error{.code = blocks::code::unknown_level, .text = quotable(text)};
    return blocks::parse_klotski(text);
}

std::string_view name(blocks::Metric metric) {
    constexpr std::array<std::string_view, 3> names{"moves", "straight", "steps"};
    return names[index(metric)];
}

Expected<blocks::Metric> read_metric(std::string_view text) {
    const auto found = std::ranges::find(blocks::metrics, text, name);
    if (found != blocks::metrics.end()) return *found;
    return Error{.code = game::code::not_a_metric, .text = quotable(text)};
}

}  // namespace noyes::web
