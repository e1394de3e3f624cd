#include "play_keys.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace noyes::cli {

namespace {

using tiles::Direction;

// H, J, K and L move, and so do W, A, S and D: these are taken.
constexpr std::array all{
    Binding{'u', Action::undo, "undo", "undo the last move; Backspace does, too"},
    Binding{'r', Action::redo, "redo", "redo what was undone"},
    Binding{'t', Action::tip, "tip", "a tip; press it again for more of it"},
    Binding{'v', Action::view, "view solution", "view the solution from here, then play on"},
    Binding{'e', Action::lesson, "explain", "explain how to solve it by hand, stage by stage"},
    Binding{'n', Action::fresh, "new", "a new board"},
    Binding{'b', Action::restart, "begin again", "the same board from its beginning"},
    Binding{'f', Action::save, "save", "save the game to a file"},
    Binding{'o', Action::open, "open",
            "open a game or a board from a file; pasting one works, too"},
    Binding{'i', Action::scores, "scores", "your scores on boards of this kind"},
    Binding{'?', Action::help, "keys", "this help"},
    Binding{'q', Action::leave, "leave", "leave; the game is kept for noyes play --continue"},
};

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::optional<Direction> way_of_letter(char letter) {
    switch (lower(letter)) {
        case 'w':
        case 'k': return Direction::up;
        case 's':
        case 'j': return Direction::down;
        case 'a':
        case 'h': return Direction::left;
        case 'd':
        case 'l': return Direction::right;
        default: return std::nullopt;
    }
}

std::optional<Direction> shown_way(const io::Key& key) {
    switch (key.kind) {
        case io::KeyKind::up: return Direction::up;
        case io::KeyKind::down: return Direction::down;
        case io::KeyKind::left: return Direction::left;
        case io::KeyKind::right: return Direction::right;
        case io::KeyKind::character: return way_of_letter(key.character);
        default: return std::nullopt;
    }
}

}  // namespace

std::span<const Binding> bindings() { return all; }

std::optional<Action> action_of(const io::Key& key) {
    if (key.kind == io::KeyKind::backspace) return Action::undo;
    if (key.kind == io::KeyKind::escape || key.kind == io::KeyKind::end_of_input)
        return Action::leave;
    if (key.kind != io::KeyKind::character) return std::nullopt;
    const auto* found = std::ranges::find(all, lower(key.character), &Binding::key);
    return found == all.end() ? std::nullopt : std::optional(found->action);
}

std::optional<Direction> way_of(const io::Key& key, Arrows arrows) {
    const std::optional<Direction> way = shown_way(key);
    if (!way || arrows == Arrows::gap) return way;
    return opposite(*way);  // the tile comes the other way than the blank goes
}

std::vector<std::string> help_lines(Arrows arrows) {
    const char* moved = arrows == Arrows::gap ? "move the gap" : "push a tile into the gap";
    std::vector<std::string> lines{
        fmt::format("arrows  {}", moved),
        "W A S D, H J K L  the same: up left down right, left down up right"};
    for (const Binding& binding : all)
        lines.push_back(fmt::format("{}       {}", binding.key, binding.about));
    lines.insert(lines.end(),
                 {"Ctrl-Z  suspend; fg goes on", "Ctrl-C  leave at once; the game is kept", "",
                  "A mark behind a number: the tile is at home. An arrow: push it there."});
    return lines;
}

}  // namespace noyes::cli
