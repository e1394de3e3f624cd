#include <noyes/game/help_words.hpp>

namespace noyes::game {

std::string help_text(const Help& help) {
    if (!help.any()) return "none";
    std::string text;
    if (help.hint) text += " hint";
    if (help.solution) text += " solution";
    if (help.repeated) text += " repeated";
    return text.substr(1);
}

// There are eight: whatever is written can be found by writing them all.
std::optional<Help> parse_help(std::string_view text) {
    for (unsigned which = 0; which < 8; ++which) {
        const Help help{(which & 1) != 0, (which & 2) != 0, (which & 4) != 0};
        if (help_text(help) == text) return help;
    }
    return std::nullopt;
}

}  // namespace noyes::game
