// Numbers and times in the files of games.
#pragma once

#include <noyes/base/moment.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace noyes::game {

// Seconds with three decimals: "61.250".
std::string time_text(Moment time);
std::optional<Moment> parse_time(std::string_view text);

// At most 15 digits, and nothing else.
std::optional<std::uint64_t> parse_count(std::string_view text);

}  // namespace noyes::game
