// Reads the files of games, which are lines of `KEY VALUE` in a fixed order after a first line that
// says what it is. The first failure ends the reading; it knows its line and column.
//
//   LineReader in(text);
//   if (!in.head("game") || !in.take("puzzle")) return in.error();
#pragma once

#include <noyes/base/error.hpp>
#include <noyes/base/moment.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace noyes::game {

class LineReader {
   public:
    explicit LineReader(std::string_view text) : text_(text) {}

    // The line "noyes WHAT 1".
    bool head(std::string_view what);
    // The next line, whatever it is; false at the end, which is no failure.
    bool line();
    // The next line, which must begin with the key. What follows it is the value.
    bool take(std::string_view key);
    // All lines that come next and begin with the key, one at least: their values, each in its
    // place.
    bool take_all(std::string_view key, std::string& values);
    [[nodiscard]] bool is_next(std::string_view key) const;
    // Nothing may follow.
    bool finish();

    [[nodiscard]] std::string_view value() const { return text_.substr(begin_, end_ - begin_); }
    bool count(std::uint64_t& count);  // the value as a number
    bool time(Moment& time);           // or as a time

    // The value's words, or what another separator sets apart, one by one; empty pieces too.
    bool piece(char separator, std::string_view& piece);

    // Everything up to the end of the value, but all before the value is blank: whoever reads this
    // finds the value's mistakes at their place in the whole text.
    [[nodiscard]] std::string value_in_place() const;

    // Both always false. The error stands at the value if it has no place in it itself, ...
    bool fail(Error error);
    // ... or in `piece`, a part of the text: a column that it has is counted from there.
    bool fail_in(std::string_view piece, Error error);
    [[nodiscard]] const Error& error() const { return error_; }

   private:
    [[nodiscard]] std::size_t offset_of(std::string_view piece) const {
        return static_cast<std::size_t>(piece.data() - text_.data());
    }

    std::string_view text_;
    std::size_t next_ = 0;   // where the next line begins
    std::size_t begin_ = 0;  // of the value
    std::size_t end_ = 0;
    std::size_t taken_ = 0;  // where the next piece of the value begins
    Error error_;
};

}  // namespace noyes::game
