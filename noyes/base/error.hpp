// What went wrong, as a code and numbers: the words are chosen where they are shown.
//
//   return Error{.code = code::duplicate_tile, .line = 3, .column = 7, .numbers = {12}};
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace noyes {

// A code is a literal such as "duplicate-tile". Each room lists its own in its codes.hpp;
// JSON shows the code itself, people get the sentence that `words` has for it.
using Code = std::string_view;

struct Error {
    Code code;
    std::uint32_t line = 0;    // from 1; 0 where the error has no place in the input
    std::uint32_t column = 0;  // from 1, counted in bytes
    std::array<std::int64_t, 3> numbers{};
    std::string text{};  // a piece of the input that the message quotes
    Code note{};         // a second sentence, such as which of two readings was taken
};

// A piece of input fit to be quoted: at most 40 bytes, printable ASCII only.
std::string quotable(std::string_view piece);

}  // namespace noyes
