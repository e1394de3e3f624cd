// Where in a text something stands. Readers keep offsets, which are cheap; lines and columns are
// counted only when there is an error to report.
#pragma once

#include <noyes/base/error.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace noyes::tiles {

struct Place {
    std::uint32_t line = 1;
    std::uint32_t column = 1;
};

// A line ends with "\n", "\r\n" or, in very old files, "\r".
Place place_of(std::string_view text, std::size_t offset);

// The same error, with its place.
Error placed(Error error, std::string_view text, std::size_t offset);

}  // namespace noyes::tiles
