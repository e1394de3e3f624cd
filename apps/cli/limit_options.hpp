// --time-limit, --node-limit and --memory-limit.
#pragma once

#include <apps/play/limits.hpp>
#include <noyes/base/limits.hpp>

#include "command_options.hpp"
#include "shared.hpp"

#include <optional>
#include <string>

namespace noyes::cli {

struct LimitOptions {
    std::optional<std::string> time{};
    std::optional<std::string> nodes{};
    std::optional<std::string> memory{};
};

void add_limit_options(CLI::App& app, LimitOptions& options);
// For work that has no nodes to count.
void add_time_and_memory_limits(CLI::App& app, LimitOptions& options);

Attempt<Limits> read_limits(const LimitOptions& options);

}  // namespace noyes::cli
