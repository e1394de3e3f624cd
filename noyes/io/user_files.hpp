// Files that the program keeps for the user, in $XDG_DATA_HOME/noyes or ~/.local/share/noyes, and
// those that it could make again, in $XDG_CACHE_HOME/noyes or ~/.cache/noyes.
#pragma once

#include <noyes/base/expected.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace noyes::io {

// Nothing if the user has no home.
std::optional<std::string> user_file(const std::string& name);
std::optional<std::string> cache_file(const std::string& name);

// Replaces a file as a whole: whoever reads it finds the old text or the new one, also if the power
// fails meanwhile. Makes the folders that are missing. The error, if there is one.
[[nodiscard]] std::optional<Error> replace_file(const std::string& path, std::string_view text);

// Gives a file another name, so that nothing overwrites it: the new name, or nothing if that fails.
std::optional<std::string> set_aside(const std::string& path);

void remove_file(const std::string& path);

}  // namespace noyes::io
