// Which exit code belongs to an error.
#pragma once

#include <noyes/base/error.hpp>

#include "shared.hpp"

namespace noyes::cli {

Exit exit_for(const Error& error);

}  // namespace noyes::cli
