#include "daily.hpp"

#include <fmt/format.h>

#include <ctime>

namespace noyes::play {

using std::chrono::year_month_day;

year_month_day today() {
    constexpr int first_year = 1900;
    const std::time_t time = std::time(nullptr);
    std::tm parts{};
    localtime_r(&time, &parts);
    return {std::chrono::year(first_year + parts.tm_year),
            std::chrono::month(static_cast<unsigned>(parts.tm_mon + 1)),
            std::chrono::day(static_cast<unsigned>(parts.tm_mday))};
}

std::uint64_t daily_seed(year_month_day day) {
    constexpr std::uint64_t hundred = 100;
    const auto year = static_cast<std::uint64_t>(static_cast<int>(day.year()));
    return (year * hundred + static_cast<unsigned>(day.month())) * hundred +
           static_cast<unsigned>(day.day());
}

std::string date_text(year_month_day day) {
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()),
                       static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
}

}  // namespace noyes::play
