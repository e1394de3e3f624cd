// Where characters begin in UTF-8.
#pragma once

#include <cstddef>
#include <string_view>

namespace noyes::ui {

constexpr bool continues_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// Behind the character that begins at `at`.
constexpr std::size_t next_character(std::string_view text, std::size_t at) {
    if (at < text.size()) ++at;
    while (at < text.size() && continues_character(text[at])) ++at;
    return at;
}

// Where the character before `at` begins.
constexpr std::size_t previous_character(std::string_view text, std::size_t at) {
    if (at > 0) --at;
    while (at > 0 && continues_character(text[at])) --at;
    return at;
}

}  // namespace noyes::ui
