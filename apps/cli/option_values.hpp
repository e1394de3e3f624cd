// What an option of the catalog takes, in words.
#pragma once

#include <noyes/base/description.hpp>

#include <string>

namespace noyes::cli {

// "high-g|low-g|fifo|lifo", or "1..1000".
std::string values_of(const OptionDescription& option);

}  // namespace noyes::cli
