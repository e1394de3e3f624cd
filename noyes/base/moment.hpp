// A point in time or a length of it, in milliseconds. The core has no clock for people: who plays
// tells what time it is, counted from wherever is convenient.
#pragma once

#include <chrono>

namespace noyes {

using Moment = std::chrono::milliseconds;

}  // namespace noyes
