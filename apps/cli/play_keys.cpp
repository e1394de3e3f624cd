#include "play_keys.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace noyes::cli {

namespace {

// H, J, K and L move, and so do W, A, S and D: these are taken.
constexpr std::array all{
    Binding{'u', Action::undo, "undo", "undo the last move; Backspace does, too"},
    Binding{'r', Action::redo, "redo", "redo what was undone"},
    Binding{'t', Action::tip, "tip", "a tip; press it again for more of it"},
    Binding{'v', Action::view, "view solution", "view the solution from here, then play on"},
    Binding{'e', Action::lesson, "explain", "explain how to solve it by hand, stage by stage"},
    Binding{'g', Action::goal, "goal", "what it should look like in the end"},
    Binding{'n', Action::fresh, "new", ""},
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

std::optional<Arrow> arrow_of_letter(char letter) {
    switch (lower(letter)) {
        case 'w':
        case 'k': return Arrow::up;
        case 's':
        case 'j': return Arrow::down;
        case 'a':
        case 'h': return Arrow::left;
        case 'd':
        case 'l': return Arrow::right;
        default: return std::nullopt;
    }
}

bool is_offered(const Binding& binding, const KeyWords& words) {
    return words.lessons || binding.action != Action::lesson;
}

}  // namespace

std::optional<Arrow> arrow_of(const io::Key& key) {
    switch (key.kind) {
        case io::KeyKind::up: return Arrow::up;
        case io::KeyKind::down: return Arrow::down;
        case io::KeyKind::left: return Arrow::left;
        case io::KeyKind::right: return Arrow::right;
        case io::KeyKind::character: return arrow_of_letter(key.character);
        default: return std::nullopt;
    }
}

std::optional<Action> action_of(const io::Key& key) {
    if (key.kind == io::KeyKind::backspace) return Action::undo;
    if (key.kind == io::KeyKind::escape || key.kind == io::KeyKind::end_of_input)
        return Action::leave;
    if (key.kind != io::KeyKind::character) return std::nullopt;
    const auto* found = std::ranges::find(all, lower(key.character), &Binding::key);
    return found == all.end() ? std::nullopt : std::optional(found->action);
}

std::vector<std::string> short_help(const KeyWords& words, bool helps) {
    std::vector<std::string> pieces{std::string(words.moving)};
    for (const Binding& binding : all) {
        if (is_offered(binding, words) && (helps || !is_help(binding.action)))
            pieces.push_back(fmt::format("{} {}", binding.key, binding.word));
    }
    return pieces;
}

std::vector<std::string> help_lines(const KeyWords& words) {
    std::vector<std::string> lines = words.how_to_move;
    for (const Binding& binding : all) {
        const bool is_fresh = binding.action == Action::fresh;
        if (is_offered(binding, words))
            lines.push_back(
                fmt::format("{}       {}", binding.key, is_fresh ? words.fresh : binding.about));
    }
    lines.insert(lines.end(),
                 {"Ctrl-Z  suspend; fg goes on", "Ctrl-C  leave at once; the game is kept", "",
                  std::string(words.marks)});
    return lines;
}

}  // namespace noyes::cli
