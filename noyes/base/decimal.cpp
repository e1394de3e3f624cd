#include <noyes/base/decimal.hpp>

#include <cstdint>

namespace noyes {

std::optional<double> parse_decimal(std::string_view text) {
    constexpr int most_digits = 15;  // all exact in a double
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    std::int64_t number = 0;
    double scale = 1;
    int digits = 0;
    bool after_point = false;
    for (const char c : text) {
        if (c == '.' && !after_point && digits > 0) {
            after_point = true;
            continue;
        }
        if (c < '0' || c > '9' || ++digits > most_digits) return std::nullopt;
        number = 10 * number + (c - '0');
        if (after_point) scale *= 10;
    }
    if (digits == 0 || text.back() == '.') return std::nullopt;
    const double value = static_cast<double>(number) / scale;
    return negative ? -value : value;
}

}  // namespace noyes
