// Games on disk: saved by the player, opened again, kept when they are left, and set aside when
// they are damaged.
#pragma once

#include <noyes/game/load.hpp>
#include <noyes/io/input.hpp>

#include "failure.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace noyes::play {

// A game that `save` wrote. `name` stands in messages.
template <class Face>
Attempt<typename Face::Game> parse_game(std::string_view text, const std::string& name) {
    Expected<typename Face::Game> game = game::load<typename Face::Play>(text);
    if (!game) return Failure{game.error(), name};
    if (const auto failure = Face::unplayable(*game)) return *failure;
    return *std::move(game);
}

// A saved game, or a board or level in any form, played like the one at hand.
template <class Face>
Attempt<typename Face::Game> open_text(std::string_view text, const std::string& name,
                                       const typename Face::Play& rules) {
    if (text.starts_with("noyes game")) return parse_game<Face>(text, name);
    return Face::begin_with(text, name, rules);
}
template <class Face>
Attempt<typename Face::Game> open_file(const std::string& path, const typename Face::Play& rules) {
    const Expected<std::string> text = io::read_file(path);
    if (!text) return Failure{text.error()};
    return open_text<Face>(*text, path, rules);
}

// Where the game that was left last is kept; nothing if the user has no home.
std::optional<std::string> unfinished_path();

// Gives a file of the user's that cannot be read another name. What is wrong and where it is now,
// in words.
std::string set_aside(const std::string& path, const Error& error, const Words& words);

std::optional<Failure> save_text(const std::string& saved, const std::string& path);

// A game under way is kept for --continue; nothing else is touched. What was done is told.
struct Kept {
    std::string note{};  // nothing if there was nothing to keep
    std::optional<Failure> failure{};
};
Kept keep_text(const std::string& saved, const Words& words);

template <class Player>
Kept keep_game(const Player& player, const Words& words) {
    return player.under_way() && player.keeps() ? keep_text(player.saved(), words) : Kept{};
}

}  // namespace noyes::play
