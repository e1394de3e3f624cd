// Whole files and standard input, as bytes.
#pragma once

#include <noyes/base/expected.hpp>

#include <cstddef>
#include <string>

namespace noyes::io {

// Room for nine boards of 1000 x 1000; a larger input is a mistake such as /dev/zero.
inline constexpr std::size_t most_input_bytes = 64u << 20;

// Whether there is something of that name, readable or not.
bool exists(const std::string& path);
// A file with an end, unlike a terminal, a pipe or /dev/full.
bool is_regular(const std::string& path);

Expected<std::string> read_file(const std::string& path, std::size_t most = most_input_bytes);
Expected<std::string> read_standard_input(std::size_t most = most_input_bytes);

}  // namespace noyes::io
