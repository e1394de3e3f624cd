// The keys of `noyes play`, in one table: what they do, and what the help says of them.
#pragma once

#include <noyes/io/keys.hpp>
#include <noyes/tiles/direction.hpp>

#include "play_order.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::cli {

enum class Action : std::uint8_t {
    undo,
    redo,
    tip,
    view,
    lesson,
    fresh,
    restart,
    save,
    open,
    scores,
    help,
    leave,
};

struct Binding {
    char key;
    Action action;
    std::string_view word;   // beside the key, in the line below the board
    std::string_view about;  // in the help
};

std::span<const Binding> bindings();

// Whether it tells something of the solution: --no-tips leaves these out.
constexpr bool is_help(Action action) {
    return action == Action::tip || action == Action::view || action == Action::lesson;
}
inline constexpr const char* no_help = "Tips are off: the game was started with --no-tips.";

// The action of a key that has one.
std::optional<Action> action_of(const io::Key& key);

// Where the blank goes by an arrow, one of WASD or one of HJKL.
std::optional<tiles::Direction> way_of(const io::Key& key, Arrows arrows);

// The whole of it, a line each.
std::vector<std::string> help_lines(Arrows arrows);

}  // namespace noyes::cli
