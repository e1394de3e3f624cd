// How much memory is left to use.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace noyes::io {

// Bytes that can be taken without swapping: what the machine has free or what its control group
// (version 1 or 2, a container's limit) leaves, whichever is less. Nothing if neither is known.
// `root` is put before /proc and /sys; tests give a folder of their own.
std::optional<std::uint64_t> free_memory(const std::string& root = "");

}  // namespace noyes::io
