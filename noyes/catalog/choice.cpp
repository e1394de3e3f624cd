#include <noyes/catalog/choice.hpp>

#include <noyes/base/settings.hpp>
#include <noyes/catalog/codes.hpp>

#include <algorithm>

namespace noyes::catalog {

namespace {

Error bad_choice(std::string_view text, std::size_t at) {
    return {.code = code::bad_choice,
            .line = 1,
            .column = static_cast<std::uint32_t>(at + 1),
            .text = quotable(text)};
}

const OptionDescription* find_option(const Description& about, std::string_view name) {
    const auto found = std::ranges::find_if(
        about.options, [&](const OptionDescription& option) { return option.is_called(name); });
    return found == about.options.end() ? nullptr : &*found;
}

// "7-8" of "pdb:7-8": for the option that takes any word.
bool is_bare_value(std::string_view piece) {
    if (piece.empty() || piece.find('=') != std::string_view::npos) return false;
    return piece.front() == '.' || (piece.front() >= '0' && piece.front() <= '9');
}

Expected<Choice> with_parts(Choice choice, std::string_view text, std::size_t begin) {
    if (begin == text.size()) return bad_choice(text, begin);
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find('+', begin), text.size());
        if (end == begin) return bad_choice(text, begin);
        choice.parts.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return choice;
}

}  // namespace

std::string full_name(const Choice& choice) {
    std::string name = choice.name;
    for (const std::string& part : choice.parts) {
        name += (&part == choice.parts.data() ? ":" : "+") + part;
    }
    return name;
}

std::string to_text(const Choice& choice) {
    std::string text = full_name(choice);
    char before = ':';
    for (const auto& [key, value] : choice.options) {
        text.append(1, before).append(key).append(key.empty() ? "" : "=").append(value);
        before = ',';
    }
    return text;
}

Expected<Choice> parse_choice(std::string_view text) {
    const std::size_t colon = text.find(':');
    Choice choice{.name = std::string(text.substr(0, colon))};
    if (choice.name.empty()) return bad_choice(text, 0);
    std::size_t begin = colon == std::string_view::npos ? text.size() : colon + 1;
    if (begin == text.size() && colon != std::string_view::npos) return bad_choice(text, begin);
    if (choice.name == largest) return with_parts(std::move(choice), text, begin);
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view pair = text.substr(begin, end - begin);
        const std::size_t equals = pair.find('=');
        if (begin == colon + 1 && is_bare_value(pair)) {
            choice.options.emplace_back("", pair);
        } else if (equals == 0 || equals == std::string_view::npos || equals + 1 == pair.size()) {
            return bad_choice(text, begin);
        } else {
            choice.options.emplace_back(pair.substr(0, equals), pair.substr(equals + 1));
        }
        if (end + 1 == text.size()) return bad_choice(text, end);  // a comma at the end
        begin = end + 1;
    }
    return choice;
}

Expected<Choice> checked(Choice choice, const Description& about) {
    for (const auto& [key, value] : choice.options) {
        const OptionDescription* option = find_option(about, key);
        if (option == nullptr) {
            return Error{
                .code = code::unknown_option,
                .text = std::string(about.name) + ": " + quotable(key.empty() ? value : key)};
        }
        if (!option->allows(value)) {
            return Error{.code = code::bad_option_value,
                         .text = quotable(key.empty() ? value : key + "=" + value)};
        }
    }
    if (about.rule.holds != nullptr && !about.rule.holds(Settings(choice.options))) {
        return Error{.code = code::options_disagree, .text = std::string(about.rule.sentence)};
    }
    return choice;
}

}  // namespace noyes::catalog
