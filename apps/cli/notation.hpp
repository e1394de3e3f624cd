// --notation: how moves are written.
#pragma once

#include <apps/play/failure.hpp>
#include <noyes/tiles/text.hpp>

#include "command_options.hpp"
#include "shared.hpp"

#include <string>

namespace noyes::cli {

void add_notation_option(CLI::App& app, std::string& notation);

Attempt<tiles::Notation> read_notation(const std::string& name);

}  // namespace noyes::cli
