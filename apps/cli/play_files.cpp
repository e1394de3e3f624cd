#include <noyes/io/input.hpp>
#include <noyes/io/user_files.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "play_files.hpp"

#include <utility>

namespace noyes::cli {

namespace {

// The goal that is being played, on a board of another size the one of the same name.
game::TilePlay rules_for(tiles::Extent extent, const game::TilePlay& rules) {
    if (rules.goal().extent() == extent) return rules;
    const std::string key = rules.key();
    const tiles::NamedGoal* named = tiles::find_goal(key.substr(key.rfind(' ') + 1));
    return game::TilePlay((named != nullptr ? *named : tiles::named_goals().front()).board(extent));
}

}  // namespace

Attempt<TileGame> open_text(std::string_view text, const std::string& name,
                            const game::TilePlay& rules) {
    if (text.starts_with("noyes game")) return parse_game(text, name);
    Attempt<tiles::Board> board = parse_board(Source{name, std::string(text)});
    if (!board) return board.error();
    game::TilePlay fitting = rules_for(board->extent(), rules);
    return game_of(*std::move(board), std::move(fitting));
}

Attempt<TileGame> open_file(const std::string& path, const game::TilePlay& rules) {
    const Expected<std::string> text = io::read_file(path);
    if (!text) return Failure{text.error()};
    return open_text(*text, path, rules);
}

std::optional<Failure> save_game(const Player& player, const std::string& path) {
    if (const std::optional<Error> error = io::replace_file(path, player.saved()))
        return Failure{*error};
    return std::nullopt;
}

Kept keep_game(const Player& player) {
    if (!player.under_way() || !player.keeps()) return {};
    const std::optional<std::string> path = unfinished_path();
    if (!path) return {.failure = Failure{{.code = code::no_home}}};
    if (auto failure = save_game(player, *path)) return {.failure = std::move(failure)};
    return {.note = "The game is kept; go on with: noyes play --continue"};
}

}  // namespace noyes::cli
