// Decimal numbers as people write them: "5", "-0.5", "1.25". The same on every platform and in
// every locale.
#pragma once

#include <optional>
#include <string_view>

namespace noyes {

// Digits with at most one point and one sign, 15 digits at most; nothing else.
std::optional<double> parse_decimal(std::string_view text);

}  // namespace noyes
