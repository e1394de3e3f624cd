// Times, counts and sizes as people type them.
//
//   parse_duration("500ms")   10s  2m  1h  1.5 (seconds)
//   parse_count("1e6")        10M  250k  (powers of 1000)
//   parse_bytes("256M")       2G  1.5GiB  4096  (powers of 1024)
#pragma once

#include <noyes/base/expected.hpp>

#include <chrono>
#include <cstdint>
#include <string_view>

namespace noyes::io {

// The column of an error points to the character that is wrong.
Expected<std::chrono::nanoseconds> parse_duration(std::string_view text);
Expected<std::uint64_t> parse_count(std::string_view text);
Expected<std::uint64_t> parse_bytes(std::string_view text);

}  // namespace noyes::io
