#include <noyes/io/user_files.hpp>

#include "codes.hpp"
#include "play_files.hpp"
#include "say.hpp"

#include <fmt/format.h>

namespace noyes::play {

std::optional<std::string> unfinished_path() { return io::user_file("unfinished-game"); }

std::string set_aside(const std::string& path, const Error& error, const Words& words) {
    const std::optional<std::string> name = io::set_aside(path);
    const Error where{.code = name ? code::set_aside : code::not_set_aside,
                      .text = name.value_or(std::string())};
    return fmt::format("{}; {}", placed_message({error, path}, words), words.say(where));
}

std::optional<Failure> save_text(const std::string& saved, const std::string& path) {
    if (const std::optional<Error> error = io::replace_file(path, saved)) return Failure{*error};
    return std::nullopt;
}

Kept keep_text(const std::string& saved, const Words& words) {
    const std::optional<std::string> path = unfinished_path();
    if (!path) return {.failure = Failure{{.code = code::no_home}}};
    if (auto failure = save_text(saved, *path)) return {.failure = std::move(failure)};
    return {.note = say(words, "play-kept")};
}

}  // namespace noyes::play
