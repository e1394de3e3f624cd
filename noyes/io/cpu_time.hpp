// What the calling thread has used of the processor.
#pragma once

#include <chrono>

namespace noyes::io {

std::chrono::nanoseconds thread_cpu_time();

}  // namespace noyes::io
