// Text broken into lines at its blanks.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace noyes::cli {

// The text begins in column `indent` of a line that others began; the lines after the first begin
// there too, behind blanks. None is longer than `width` unless a single word is.
//
//   "  ida  " + wrapped("iterative deepening A*: little memory", 7, 24)
//
//     ida  iterative
//          deepening A*:
//          little memory
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width);

}  // namespace noyes::cli
