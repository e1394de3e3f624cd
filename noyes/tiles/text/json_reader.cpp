#include <noyes/tiles/text/json_reader.hpp>

#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text/place.hpp>

#include <algorithm>
#include <utility>

namespace noyes::tiles {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20; }
bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

int hexadecimal(char c) {
    if (is_digit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

}  // namespace

void JsonReader::skip_white() {
    constexpr std::string_view white = " \t\r\n";
    at_ = std::min(text_.find_first_not_of(white, at_), text_.size());
}

bool JsonReader::take(char c) {
    skip_white();
    if (at_end() || text_[at_] != c) return false;
    ++at_;
    return true;
}

bool JsonReader::expect(char c) { return take(c) || unexpected(); }

bool JsonReader::fail(Error error) { return fail_at(at_, std::move(error)); }

bool JsonReader::fail_at(std::size_t offset, Error error) {
    error_ = placed(std::move(error), text_, offset);
    return false;
}

bool JsonReader::unexpected() {
    if (at_end()) return fail({.code = code::json_ends});
    const std::size_t end = std::max(skip_token(text_, at_), at_ + 1);
    return fail({.code = code::json_syntax, .text = quotable(text_.substr(at_, end - at_))});
}

bool JsonReader::read_string(std::string& string) {
    string.clear();
    if (!expect('"')) return false;
    while (!at_end() && text_[at_] != '"') {
        const char c = text_[at_];
        if (is_control(c)) return unexpected();
        ++at_;
        if (c != '\\') string.push_back(is_ascii(c) ? c : '?');
        else if (!read_escape(string)) return false;
    }
    return expect('"');
}

bool JsonReader::read_escape(std::string& string) {
    constexpr std::string_view escapes = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    if (at_end()) return unexpected();
    if (text_[at_] == 'u') return read_unicode(string);
    const auto which = escapes.find(text_[at_]);
    if (which == escapes.npos) return unexpected();
    string.push_back(meanings[which]);
    ++at_;
    return true;
}

bool JsonReader::read_unicode(std::string& string) {
    ++at_;  // the u
    int value = 0;
    for (int digit = 0; digit < 4; ++digit, ++at_) {
        if (at_end() || hexadecimal(text_[at_]) < 0) return unexpected();
        value = value * 16 + hexadecimal(text_[at_]);
    }
    string.push_back(value < 0x80 ? static_cast<char>(value) : '?');
    return true;
}

bool JsonReader::read_number(Number& number, std::string_view wanted_by) {
    skip_white();
    const std::size_t start = at_;
    if (!skip_value()) return false;
    const std::string_view digits = text_.substr(start, at_ - start);
    if (!std::ranges::all_of(digits, is_digit)) {
        return fail_at(start, {.code = code::json_wrong_type, .text = quotable(wanted_by)});
    }
    number = {.offset = start,
              .length = static_cast<std::uint32_t>(digits.size()),
              .value = value_of(digits)};
    return true;
}

bool JsonReader::skip_value() { return skip_nested(0); }

bool JsonReader::skip_nested(int depth) {
    if (depth > most_depth) return fail({.code = code::json_too_deep, .numbers = {most_depth}});
    skip_white();
    if (at_end()) return unexpected();
    std::string ignored;
    switch (text_[at_]) {
        case '"': return read_string(ignored);
        case '{': return skip_members(depth);
        case '[': return skip_list(depth);
        case 't': return skip_literal("true");
        case 'f': return skip_literal("false");
        case 'n': return skip_literal("null");
        default: return skip_number();
    }
}

bool JsonReader::skip_list(int depth) {
    if (!expect('[')) return false;
    if (take(']')) return true;
    do {
        if (!skip_nested(depth + 1)) return false;
    } while (take(','));
    return expect(']');
}

bool JsonReader::skip_members(int depth) {
    if (!expect('{')) return false;
    if (take('}')) return true;
    std::string key;
    do {
        if (!read_string(key) || !expect(':') || !skip_nested(depth + 1)) return false;
    } while (take(','));
    return expect('}');
}

bool JsonReader::skip_digits() {
    if (at_end() || !is_digit(text_[at_])) return unexpected();
    while (!at_end() && is_digit(text_[at_])) ++at_;
    return true;
}

bool JsonReader::skip_number() {
    if (text_[at_] == '-') ++at_;
    // No white space may stand inside a number: `take` would allow it.
    const auto next_is = [&](char c) { return !at_end() && text_[at_] == c; };
    if (next_is('0')) ++at_;
    else if (!skip_digits()) return false;
    if (next_is('.') && (++at_, !skip_digits())) return false;
    if (!next_is('e') && !next_is('E')) return true;
    ++at_;
    if (next_is('+') || next_is('-')) ++at_;
    return skip_digits();
}

bool JsonReader::skip_literal(std::string_view literal) {
    if (!text_.substr(at_).starts_with(literal)) return unexpected();
    at_ += literal.size();
    return true;
}

}  // namespace noyes::tiles
