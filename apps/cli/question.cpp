#include "question.hpp"

namespace noyes::cli {

Question::State Question::press(const io::Key& key) {
    if (key.kind == io::KeyKind::escape) return State::no;
    if (!wants_line) return key.character == 'y' || key.character == 'Y' ? State::yes : State::no;
    if (key.kind == io::KeyKind::character) line += key.character;
    if (key.kind == io::KeyKind::paste) line += key.text;
    if (key.kind == io::KeyKind::backspace && !line.empty()) line.pop_back();
    if (key.kind != io::KeyKind::enter) return State::open;
    return line.empty() ? State::no : State::yes;
}

}  // namespace noyes::cli
