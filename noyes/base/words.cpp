#include <noyes/base/words.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace noyes {

namespace {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view space = " \t\r";
    const auto first = text.find_first_not_of(space);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(space) - first + 1);
}

// Takes the first line off `rest`.
std::string_view next_line(std::string_view& rest) {
    const auto end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return line;
}

// What stands for {slot}; nothing if it is no slot at all.
std::optional<std::string> filling(std::string_view slot, const Error& error) {
    if (slot == "text") return error.text;
    if (slot.empty() || slot[0] < '0' || slot[0] > '2') return std::nullopt;
    const std::int64_t number = error.numbers[static_cast<std::size_t>(slot[0] - '0')];
    if (slot.size() == 1) return std::to_string(number);
    const auto colon = slot.find(':');
    if (slot[1] != '?' || colon == slot.npos) return std::nullopt;
    return std::string(number == 1 ? slot.substr(2, colon - 2) : slot.substr(colon + 1));
}

std::string filled(std::string_view sentence, const Error& error) {
    std::string said;
    while (true) {
        const auto open = std::min(sentence.find('{'), sentence.size());
        said += sentence.substr(0, open);
        sentence.remove_prefix(open);
        const auto close = sentence.find('}');
        if (close == sentence.npos) return said.append(sentence);
        const auto slot = filling(sentence.substr(1, close - 1), error);
        said += slot ? *slot : sentence.substr(0, close + 1);
        sentence.remove_prefix(close + 1);
    }
}

}  // namespace

std::string_view Words::find(std::string_view key) const {
    std::string_view rest = list_;
    while (!rest.empty()) {
        const std::string_view line = trimmed(next_line(rest));
        if (!line.starts_with(key)) continue;
        const auto equals = line.find('=');
        if (line.starts_with('#') || equals == line.npos) continue;
        if (trimmed(line.substr(0, equals)) == key) return trimmed(line.substr(equals + 1));
    }
    return {};
}

std::string Words::say(const Error& error) const {
    const std::string_view sentence = find(error.code);
    std::string said = sentence.empty() ? std::string(error.code) : filled(sentence, error);
    if (error.note.empty()) return said;
    const std::string_view note = find(error.note);
    return said + " (" + (note.empty() ? std::string(error.note) : filled(note, error)) + ")";
}

}  // namespace noyes
