#include <noyes/io/quantity.hpp>

#include <noyes/io/codes.hpp>

#include <charconv>
#include <cmath>
#include <span>

namespace noyes::io {

namespace {

struct Unit {
    std::string_view name;
    double factor;
};

constexpr Unit times[]{{"", 1}, {"ms", 1e-3}, {"s", 1}, {"m", 60}, {"min", 60}, {"h", 3600}};
constexpr Unit counts[]{{"", 1}, {"k", 1e3}, {"K", 1e3}, {"M", 1e6}, {"G", 1e9}};
constexpr double kibi = 1024;
constexpr double mebi = kibi * kibi;
constexpr double gibi = kibi * mebi;
constexpr double tebi = kibi * gibi;
constexpr Unit sizes[]{{"", 1},       {"B", 1},      {"k", kibi},   {"K", kibi},
                       {"kB", kibi},  {"KB", kibi},  {"KiB", kibi}, {"M", mebi},
                       {"MB", mebi},  {"MiB", mebi}, {"G", gibi},   {"GB", gibi},
                       {"GiB", gibi}, {"T", tebi},   {"TB", tebi},  {"TiB", tebi}};

Error error_at(Code code, std::size_t offset, std::string_view text) {
    return {.code = code,
            .line = 1,
            .column = static_cast<std::uint32_t>(offset + 1),
            .text = quotable(text)};
}

// A number that starts with a digit or a point (so no "inf" or "nan"), then a unit.
Expected<double> parse_scaled(std::string_view text, std::span<const Unit> units, Code wrong,
                              double most) {
    if (text.starts_with('-')) return error_at(code::negative_quantity, 0, text);
    if (text.find_first_of(".0123456789") != 0) return error_at(wrong, 0, text);
    double value = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end.ec == std::errc::invalid_argument) return error_at(wrong, 0, text);
    // What is too small to be told from zero is reported the same way, and as useless.
    if (end.ec != std::errc()) return error_at(code::quantity_too_large, 0, text);

    const auto offset = static_cast<std::size_t>(end.ptr - text.data());
    const std::string_view unit = text.substr(offset);
    for (const auto& [name, factor] : units) {
        if (unit != name) continue;
        if (value * factor > most) return error_at(code::quantity_too_large, 0, text);
        return value * factor;
    }
    return error_at(code::unknown_unit, offset, unit);
}

Expected<std::uint64_t> whole(const Expected<double>& value, std::string_view text) {
    if (!value) return value.error();
    if (std::floor(*value) != *value) return error_at(code::fractional_count, 0, text);
    return static_cast<std::uint64_t>(*value);
}

constexpr double most_count = 9e18;   // fits 63 bits
constexpr double most_seconds = 3e9;  // a century; in nanoseconds it fits 63 bits

}  // namespace

Expected<std::chrono::nanoseconds> parse_duration(std::string_view text) {
    const Expected<double> seconds = parse_scaled(text, times, code::not_a_duration, most_seconds);
    if (!seconds) return seconds.error();
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
        std::chrono::duration<double>(*seconds));
}

Expected<std::uint64_t> parse_count(std::string_view text) {
    return whole(parse_scaled(text, counts, code::not_a_count, most_count), text);
}

// Part of a byte is rounded away: 1.1K is 1126 bytes.
Expected<std::uint64_t> parse_bytes(std::string_view text) {
    const Expected<double> bytes = parse_scaled(text, sizes, code::not_a_size, most_count);
    if (!bytes) return bytes.error();
    return static_cast<std::uint64_t>(*bytes);
}

}  // namespace noyes::io
