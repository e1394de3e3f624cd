#include "play_words.hpp"

#include <algorithm>
#include <array>

namespace noyes::cli {

namespace {

struct Word {
    std::string_view word;
    Action action;
};

constexpr std::array words_of_actions{
    Word{"undo", Action::undo},       Word{"redo", Action::redo},
    Word{"tip", Action::tip},         Word{"hint", Action::tip},
    Word{"view", Action::view},       Word{"solve", Action::view},
    Word{"lesson", Action::lesson},   Word{"goal", Action::goal},
    Word{"new", Action::fresh},       Word{"save", Action::save},
    Word{"restart", Action::restart}, Word{"again", Action::restart},
    Word{"open", Action::open},       Word{"load", Action::open},
    Word{"scores", Action::scores},   Word{"help", Action::help},
    Word{"leave", Action::leave},     Word{"quit", Action::leave},
    Word{"exit", Action::leave},
};

}  // namespace

std::optional<Action> action_of_word(std::string_view word) {
    const auto* found = std::ranges::find(words_of_actions, word, &Word::word);
    if (found != words_of_actions.end()) return found->action;
    if (word.size() != 1) return std::nullopt;
    return action_of({io::KeyKind::character, word[0]});
}

std::optional<io::Key> key_of_word(std::string_view word) {
    if (word == "up") return io::Key{io::KeyKind::up};
    if (word == "down") return io::Key{io::KeyKind::down};
    if (word == "left") return io::Key{io::KeyKind::left};
    if (word == "right") return io::Key{io::KeyKind::right};
    if (word.size() == 1) return io::Key{io::KeyKind::character, word[0]};
    return std::nullopt;
}

std::string_view take_word(std::string_view& line) {
    constexpr std::string_view blanks = " \t";
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    const std::string_view word = line.substr(0, line.find_first_of(blanks));
    line.remove_prefix(word.size());
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    return word;
}

}  // namespace noyes::cli
