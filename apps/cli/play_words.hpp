// The words of `noyes play --plain`: what a typed one means.
#pragma once

#include "play_keys.hpp"

#include <optional>
#include <string_view>

namespace noyes::cli {

// The first word of a line, which is taken from it.
std::string_view take_word(std::string_view& line);

// Full words, or the keys of the screen.
std::optional<Action> action_of_word(std::string_view word);
std::optional<io::Key> key_of_word(std::string_view word);

}  // namespace noyes::cli
