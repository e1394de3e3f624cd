#include <noyes/base/description.hpp>

#include <noyes/base/decimal.hpp>

#include <algorithm>

namespace noyes {

bool OptionDescription::allows(std::string_view value) const {
    if (takes_word()) return !value.empty();
    if (!is_number()) return std::ranges::find(choices, value) != choices.end();
    const auto number = parse_decimal(value);
    return number && least <= *number && *number <= most;
}

}  // namespace noyes
