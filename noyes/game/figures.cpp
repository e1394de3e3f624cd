#include <noyes/game/figures.hpp>

#include <algorithm>

namespace noyes::game {

namespace {

constexpr std::size_t most_digits = 15;
constexpr std::size_t most_digits_of_seconds = 10;  // 300 years; thousands of them can be added up
constexpr std::size_t decimals = 3;
constexpr std::uint64_t per_second = 1000;

}  // namespace

std::string time_text(Moment time) {
    const auto milliseconds = static_cast<std::uint64_t>(std::max(time, Moment{0}).count());
    const std::string rest = std::to_string(milliseconds % per_second);
    std::string text = std::to_string(milliseconds / per_second);
    text.append(".").append(decimals - rest.size(), '0').append(rest);
    return text;
}

std::optional<Moment> parse_time(std::string_view text) {
    const std::size_t point = text.find('.');
    if (point > most_digits_of_seconds || text.size() - point - 1 != decimals) return std::nullopt;
    const auto seconds = parse_count(text.substr(0, point));
    const auto rest = parse_count(text.substr(point + 1));
    if (!seconds || !rest) return std::nullopt;
    return Moment{static_cast<Moment::rep>(*seconds * per_second + *rest)};
}

std::optional<std::uint64_t> parse_count(std::string_view text) {
    const bool fits = !text.empty() && text.size() <= most_digits;
    if (!fits || !std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; })) {
        return std::nullopt;
    }
    std::uint64_t value = 0;
    for (const char c : text) value = value * 10 + static_cast<std::uint64_t>(c - '0');
    return value;
}

}  // namespace noyes::game
