// The keys of `noyes play`, in one table: what they do, and what the help says of them.
#pragma once

#include <noyes/io/keys.hpp>

#include <cstdint>
#include <optional>
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
    goal,
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

// What the keys of one puzzle do that those of others do not.
struct KeyWords {
    std::string_view moving;               // below the board: "arrows push a tile"
    std::string_view brief{};              // there, if there is little room; may be empty
    std::vector<std::string> how_to_move;  // in the help
    std::string_view fresh;                // what is begun after this one: "a new board"
    std::string_view marks;                // in the help: how to read the board
    bool lessons = true;                   // whether there are any
};

// Whether it tells something of the solution: --no-tips leaves these out.
constexpr bool is_help(Action action) {
    return action == Action::tip || action == Action::view || action == Action::lesson;
}
inline constexpr const char* no_help = "Tips are off: the game was started with --no-tips.";

// The action of a key that has one.
std::optional<Action> action_of(const io::Key& key);

// In the order of tiles::Direction and blocks::Direction.
enum class Arrow : std::uint8_t { up, left, right, down };

// An arrow, one of WASD or one of HJKL.
std::optional<Arrow> arrow_of(const io::Key& key);

// "u undo", and so on; `helps` is false under --no-tips.
std::vector<std::string> short_help(const KeyWords& words, bool helps);
// The whole of it, a line each.
std::vector<std::string> help_lines(const KeyWords& words);

}  // namespace noyes::cli
