// The option table of CLI11, as the manual and the completions read it.
#pragma once

#include "command_options.hpp"

#include <string>
#include <vector>

namespace noyes::cli {

// Those that the help shows, in its order.
std::vector<const CLI::App*> commands_of(const CLI::App& app);
std::vector<const CLI::Option*> options_of(const CLI::App& app);
std::vector<const CLI::Option*> positionals_of(const CLI::App& app);

// "-q", "--quiet"
std::vector<std::string> spellings(const CLI::Option& option);
bool takes_value(const CLI::Option& option);

}  // namespace noyes::cli
