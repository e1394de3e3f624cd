// What a record says of its solution besides the moves.
#pragma once

#include "json.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace noyes::cli {

// What is wrong with `length`, `lower_bound` and `status`, for a solution of so many moves.
std::optional<std::string> false_length_claim(const Json& record, std::uint64_t moves);

// The text of a key, empty if it has none.
std::string text_of(const Json& record, const char* key);

}  // namespace noyes::cli
