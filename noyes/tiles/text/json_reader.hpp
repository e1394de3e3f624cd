// A small reader of JSON (RFC 8259): steps through a text value by value and keeps none of them, so
// what nobody asks for costs no memory. The first failure ends the reading.
#pragma once

#include <noyes/base/error.hpp>
#include <noyes/tiles/text/numbers.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace noyes::tiles {

class JsonReader {
   public:
    JsonReader(std::string_view text, std::size_t at) : text_(text), at_(at) {}

    // Takes `c` if it comes next, white space before it skipped.
    bool take(char c);
    // The same, and a failure if it does not.
    bool expect(char c);

    // A key or another string; characters beyond ASCII become '?'.
    bool read_string(std::string& string);
    // A whole number that is not negative; `wanted_by` is the key it stands under.
    bool read_number(Number& number, std::string_view wanted_by);
    bool skip_value();

    bool fail(Error error);  // here; always false
    bool fail_at(std::size_t offset, Error error);

    [[nodiscard]] std::size_t position() const { return at_; }
    [[nodiscard]] const Error& error() const { return error_; }

   private:
    static constexpr int most_depth = 64;

    [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
    void skip_white();
    bool unexpected();
    bool read_escape(std::string& string);
    bool read_unicode(std::string& string);
    bool skip_nested(int depth);
    bool skip_list(int depth);
    bool skip_members(int depth);
    bool skip_digits();
    bool skip_number();
    bool skip_literal(std::string_view literal);

    std::string_view text_;
    std::size_t at_;
    Error error_;
};

}  // namespace noyes::tiles
