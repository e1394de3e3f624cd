// The help that was taken in a game, as words: "none", or some of "hint solution repeated".
#pragma once

#include <noyes/game/record.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace noyes::game {

std::string help_text(const Help& help);
std::optional<Help> parse_help(std::string_view text);

}  // namespace noyes::game
