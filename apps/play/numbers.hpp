// Numbers as people read them; the same in every locale.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace noyes::play {

std::string grouped(std::uint64_t number);    // 1,234,567
std::string seconds_text(double seconds);     // 12.3, 0.123, 0.000123
std::string bytes_text(std::uint64_t bytes);  // 12.3 MB
// Generated a second; nothing sensible comes of no time at all.
std::uint64_t rate(std::uint64_t nodes, double seconds);

std::string counted(std::uint64_t number, std::string_view noun);  // 1 move, 2 moves
std::string counted(std::uint64_t number, std::string_view one, std::string_view several);

}  // namespace noyes::play
