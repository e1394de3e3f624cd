// The board of the day: the same for everybody with the same date, here and on the page, without a
// server. Of 4x4 with the usual goal; the date read as a number is its seed.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace noyes::play {

inline constexpr const char* daily_size = "4x4";
inline constexpr const char* daily_goal = "blank-last";

// As the player's calendar has it.
std::chrono::year_month_day today();

std::uint64_t daily_seed(std::chrono::year_month_day day);  // 20261118
std::string date_text(std::chrono::year_month_day day);     // 2026-11-18

}  // namespace noyes::play
