#include <noyes/game/line_reader.hpp>

#include <noyes/game/codes.hpp>
#include <noyes/game/figures.hpp>
#include <noyes/tiles/text/place.hpp>

#include <algorithm>
#include <utility>

namespace noyes::game {

namespace {

constexpr std::string_view version = "1";

}  // namespace

bool LineReader::head(std::string_view what) {
    const std::string title = "noyes " + std::string(what);
    if (!is_next(title)) return fail({.code = code::not_a_file_of, .text = std::string(what)});
    if (!take(title)) return false;
    if (value() == version) return true;
    return fail({.code = code::other_version, .text = quotable(value())});
}

bool LineReader::line() {
    begin_ = end_ = taken_ = next_;
    if (next_ == text_.size()) return false;
    end_ = std::min(text_.find('\n', next_), text_.size());
    next_ = std::min(end_ + 1, text_.size());
    if (end_ > begin_ && text_[end_ - 1] == '\r') --end_;
    return true;
}

bool LineReader::take(std::string_view key) {
    const bool there = is_next(key);
    line();
    if (!there) return fail({.code = code::other_line, .text = std::string(key)});
    begin_ += key.size() + 1;
    taken_ = begin_;
    return true;
}

bool LineReader::take_all(std::string_view key, std::string& values) {
    if (!take(key)) return false;
    const std::size_t first = begin_;
    values = value_in_place();
    while (is_next(key)) {
        take(key);
        values.append("\n").append(key.size() + 1, ' ').append(value());
    }
    begin_ = first;
    return true;
}

bool LineReader::is_next(std::string_view key) const {
    const std::string_view rest = text_.substr(next_);
    return rest.starts_with(key) && rest.substr(key.size()).starts_with(' ');
}

bool LineReader::finish() {
    if (!line()) return true;
    return fail({.code = code::something_follows, .text = quotable(value())});
}

bool LineReader::count(std::uint64_t& count) {
    const auto read = parse_count(value());
    if (!read) return fail({.code = code::not_a_plain_number, .text = quotable(value())});
    count = *read;
    return true;
}

bool LineReader::time(Moment& time) {
    const auto read = parse_time(value());
    if (!read) return fail({.code = code::not_a_game_time, .text = quotable(value())});
    time = *read;
    return true;
}

bool LineReader::piece(char separator, std::string_view& piece) {
    if (taken_ > end_) return false;
    const std::string_view rest = text_.substr(taken_, end_ - taken_);
    piece = rest.substr(0, rest.find(separator));
    taken_ += piece.size() + 1;
    return true;
}

std::string LineReader::value_in_place() const {
    std::string text(text_.substr(0, end_));
    std::replace_if(
        text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin_),
        [](char c) { return c != '\n'; }, ' ');
    return text;
}

bool LineReader::fail(Error error) {
    const bool within_value = error.line >= tiles::place_of(text_, begin_).line;
    error_ = within_value ? std::move(error) : tiles::placed(std::move(error), text_, begin_);
    return false;
}

bool LineReader::fail_in(std::string_view piece, Error error) {
    const std::size_t further = error.column > 0 ? error.column - 1 : 0;
    error_ = tiles::placed(std::move(error), text_, offset_of(piece) + further);
    return false;
}

}  // namespace noyes::game
