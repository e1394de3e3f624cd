// Other programs: where they are, and how this one turns into one of them.
#pragma once

#include <string>
#include <vector>

namespace noyes::io {

// The path of a program that stands beside this one or in a folder of PATH; empty if none does.
std::string find_program(const std::string& name);

// This process goes on as that program, with its streams. Comes back only if that fails, with the
// system's own words.
std::string become_program(const std::string& path, std::vector<std::string> arguments);

}  // namespace noyes::io
