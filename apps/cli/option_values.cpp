#include <apps/play/suggestion.hpp>

#include "option_values.hpp"
#include "shared.hpp"

#include <fmt/format.h>

namespace noyes::cli {

std::string values_of(const OptionDescription& option) {
    if (option.takes_word()) return std::string(option.word);
    if (!option.is_number()) return joined(option.choices, "|");
    return fmt::format("{}..{:.0f}", option.least, option.most);
}

}  // namespace noyes::cli
