// --threads: how many boards, or parts of one piece of work, are worked on at once.
#pragma once

#include <apps/play/failure.hpp>

#include "command_options.hpp"
#include "shared.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace noyes::cli {

void add_thread_option(CLI::App& app, std::optional<std::string>& threads);

// As many as the machine has processors if none are given.
Attempt<std::size_t> read_threads(const std::optional<std::string>& threads);

}  // namespace noyes::cli
