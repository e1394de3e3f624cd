// How much room is left on a disk.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace noyes::io {

// Bytes that may be written to a folder, or to the one above it that exists. Nothing if that is not
// known.
std::optional<std::uint64_t> free_disk(const std::string& folder);

}  // namespace noyes::io
