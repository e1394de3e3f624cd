// How many lie at each distance: what the two kinds of enumeration have in common.
#pragma once

#include <noyes/base/run.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace noyes::cli {

// One line a distance, with a bar that is longest where most are; `what` heads their column.
std::string histogram(std::span<const std::uint64_t> counts, std::string_view what);

// "done", "stopped" or "limit"
std::string_view enumeration_status(const std::optional<Halt>& halt);

}  // namespace noyes::cli
