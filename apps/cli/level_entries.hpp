// The levels that are compiled in, as `noyes list levels` tells of them.
#pragma once

#include "topics.hpp"

#include <vector>

namespace noyes::cli {

std::vector<Entry> level_entries();

}  // namespace noyes::cli
