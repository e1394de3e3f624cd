// Which noyes this is.
#pragma once

#include <string>

namespace noyes::cli {

// "noyes 0.1.0 (commit 68f54df; g++ 12.2.0)"; no commit where the sources had none.
std::string version_text();

}  // namespace noyes::cli
