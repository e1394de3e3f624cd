// The manual page noyes(1), from the same option table as the help.
#pragma once

#include "command_options.hpp"

#include <string>

namespace noyes::cli {

// In the language of man(7).
std::string manual_page(const CLI::App& app);

}  // namespace noyes::cli
