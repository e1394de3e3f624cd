#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text/build.hpp>
#include <noyes/tiles/text/numbers.hpp>
#include <noyes/tiles/text/place.hpp>
#include <noyes/tiles/text/read.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace noyes::tiles {

namespace {

constexpr std::size_t shortest = 4;  // 2x2
constexpr std::size_t longest = 25;  // 5x5
constexpr Tile hexadecimal_digits = 16;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
bool is_letter(char c) { return upper(c) >= 'A' && upper(c) <= 'Z'; }

// In a word of letters 0 is the only digit.
bool has_letters_only(std::string_view word) {
    return std::ranges::none_of(word, [](char c) { return c >= '1' && c <= '9'; });
}

// 0 is the blank, A is 1.
Tile letter_value(char c) { return c == '0' ? 0 : static_cast<Tile>(upper(c) - 'A' + 1); }

Tile digit_value(char c) { return static_cast<Tile>(is_digit(c) ? c - '0' : upper(c) - 'A' + 10); }

bool is_square_or_one_short(std::size_t length) {
    for (std::size_t side = 2; side <= 5; ++side) {
        if (length == side * side || (side > 2 && length + 1 == side * side)) return true;
    }
    return false;
}

}  // namespace

bool is_board_word(std::string_view word) {
    if (word.size() < shortest) return false;
    if (!std::ranges::all_of(word, [](char c) { return is_digit(c) || is_letter(c); }))
        return false;
    // Any other word without a digit is just a word.
    return is_square_or_one_short(word.size()) || std::ranges::any_of(word, is_digit);
}

Expected<Board> read_word(std::string_view text, std::size_t at, std::size_t end) {
    const std::string_view word = text.substr(at, end - at);
    const bool letters = has_letters_only(word);
    const std::size_t most = letters ? longest : std::size_t{hexadecimal_digits};
    if (word.size() > most || !is_square_or_one_short(word.size())) {
        const auto length = static_cast<std::int64_t>(word.size());
        return placed({.code = code::word_length, .numbers = {length}, .text = quotable(word)},
                      text, at);
    }
    std::vector<Number> numbers;
    for (; at < end; ++at) {
        const Tile value = letters ? letter_value(text[at]) : digit_value(text[at]);
        if (!letters && value >= hexadecimal_digits) {
            return placed({.code = code::word_character, .text = std::string(1, text[at])}, text,
                          at);
        }
        numbers.push_back({.offset = at, .length = 1, .value = value});
    }
    return build_square(text, numbers);
}

}  // namespace noyes::tiles
