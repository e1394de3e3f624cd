#include <noyes/tiles/text/numbers.hpp>

#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text/place.hpp>

#include <algorithm>
#include <limits>
#include <optional>

namespace noyes::tiles {

namespace {

bool is_line_end(char c) { return c == '\n' || c == '\r'; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }
bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool ends_token(char c) {
    return is_line_end(c) || is_space(c) || is_control(c) || c == ',' || c == '/' || c == '#';
}

std::size_t skip_comment(std::string_view text, std::size_t at) {
    while (at < text.size() && !is_line_end(text[at])) ++at;
    return at;
}

bool all_digits(std::string_view token) {
    return !token.empty() && std::ranges::all_of(token, is_digit);
}

class Scanner {
   public:
    explicit Scanner(std::string_view text) : text_(text) {}

    Expected<Numbers> scan() {
        while (at_ < text_.size()) {
            if (auto error = step()) return placed(std::move(*error), text_, at_);
        }
        return std::move(numbers_);
    }

   private:
    std::optional<Error> step() {
        const char c = text_[at_];
        if (is_space(c)) return skip();
        if (is_line_end(c)) return end_row();
        if (c == '#') return skip_to(skip_comment(text_, at_));
        if (c == ',') return comma();
        if (c == '/') return slash();
        if (is_control(c)) return Error{.code = code::not_text, .numbers = {c}};
        return token();
    }

    std::optional<Error> skip() { return skip_to(at_ + 1); }
    std::optional<Error> skip_to(std::size_t at) {
        at_ = at;
        return std::nullopt;
    }

    std::optional<Error> end_row() {
        row_open_ = false;
        after_number_ = false;
        return skip();
    }

    // An empty place between commas may be meant as the blank, or be a mistake: better to ask.
    std::optional<Error> comma() {
        if (!after_number_) return Error{.code = code::empty_place};
        after_number_ = false;
        return skip();
    }

    std::optional<Error> slash() {
        if (!row_open_) return Error{.code = code::empty_row};
        return end_row();
    }

    std::optional<Error> token() {
        const std::size_t end = skip_token(text_, at_);
        const std::string_view token = text_.substr(at_, end - at_);
        const bool blank = token == "_" || token == "." || token == "x";
        if (!blank && !all_digits(token)) return bad(token);
        if (numbers_.list.size() == most_numbers) {
            constexpr std::int64_t most = std::int64_t{most_side} * most_side;
            return Error{.code = code::too_many_numbers, .numbers = {most}};
        }
        if (!row_open_) numbers_.row_starts.push_back(numbers_.list.size());
        row_open_ = after_number_ = true;
        numbers_.list.push_back({.offset = at_,
                                 .length = static_cast<std::uint32_t>(token.size()),
                                 .value = blank ? 0 : value_of(token)});
        return skip_to(end);
    }

    static Error bad(std::string_view token) {
        const bool negative = token.starts_with('-') && all_digits(token.substr(1));
        return {.code = negative ? code::negative_number : code::not_a_number,
                .text = quotable(token)};
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Numbers numbers_;
    bool row_open_ = false;      // the row has a number already
    bool after_number_ = false;  // a comma may follow
};

}  // namespace

std::span<const Number> Numbers::row(std::size_t index) const {
    const std::size_t end = index + 1 < rows() ? row_starts[index + 1] : list.size();
    return std::span(list).subspan(row_starts[index], end - row_starts[index]);
}

std::span<const Number> Numbers::from_row(std::size_t index) const {
    return std::span(list).subspan(index < rows() ? row_starts[index] : list.size());
}

Expected<Numbers> scan_numbers(std::string_view text) { return Scanner(text).scan(); }

Tile value_of(std::string_view digits) {
    constexpr std::uint64_t most = std::numeric_limits<Tile>::max();
    std::uint64_t value = 0;
    for (const char digit : digits) {
        value = std::min(value * 10 + static_cast<std::uint64_t>(digit - '0'), most);
    }
    return static_cast<Tile>(value);
}

std::size_t skip_space(std::string_view text, std::size_t at) {
    while (at < text.size()) {
        if (text[at] == '#') at = skip_comment(text, at);
        else if (is_space(text[at]) || is_line_end(text[at])) ++at;
        else break;
    }
    return at;
}

std::size_t skip_token(std::string_view text, std::size_t at) {
    while (at < text.size() && !ends_token(text[at])) ++at;
    return at;
}

}  // namespace noyes::tiles
