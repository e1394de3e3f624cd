// From arguments to the command that they name, or to what is wrong with them.
#pragma once

#include "session.hpp"

namespace noyes::cli {

Exit run_command_line(Session& session, int count, const char* const* arguments);

}  // namespace noyes::cli
