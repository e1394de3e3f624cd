#include "numbers.hpp"

#include <fmt/format.h>

#include <array>

namespace noyes::play {

std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t end = text.size(); end > 3;) text.insert(end -= 3, 1, ',');
    return text;
}

std::string seconds_text(double seconds) {
    constexpr double one_decimal = 10;
    constexpr double milliseconds = 0.01;
    if (seconds >= one_decimal) return fmt::format("{:.1f}", seconds);
    if (seconds >= milliseconds) return fmt::format("{:.3f}", seconds);
    return fmt::format("{:.6f}", seconds);
}

std::string bytes_text(std::uint64_t bytes) {
    constexpr double step = 1024;
    constexpr std::array units{"bytes", "KB", "MB", "GB", "TB"};
    auto amount = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; amount >= step && unit + 1 < units.size(); ++unit) amount /= step;
    if (unit == 0) return fmt::format("{} {}", bytes, units[unit]);
    return fmt::format("{:.1f} {}", amount, units[unit]);
}

std::uint64_t rate(std::uint64_t nodes, double seconds) {
    if (seconds <= 0) return 0;
    return static_cast<std::uint64_t>(static_cast<double>(nodes) / seconds);
}

std::string counted(std::uint64_t number, std::string_view one, std::string_view several) {
    return fmt::format("{} {}", grouped(number), number == 1 ? one : several);
}

std::string counted(std::uint64_t number, std::string_view noun) {
    return fmt::format("{} {}{}", grouped(number), noun, number == 1 ? "" : "s");
}

}  // namespace noyes::play
