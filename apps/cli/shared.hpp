// What the command line shares with the desktop game lies in apps/play; here it is used as if it
// were the command line's own.
#pragma once

#include <apps/play/exit.hpp>
#include <apps/play/failure.hpp>

namespace noyes::cli {

using namespace play;  // NOLINT(google-build-using-namespace)

}  // namespace noyes::cli
