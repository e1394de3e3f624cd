// What the program runs on.
#pragma once

#include <string>

namespace noyes::io {

// "AMD EPYC 7763 64-Core Processor", as /proc/cpuinfo tells it; empty where it does not. `root` is
// put before /proc; tests give a folder of their own.
std::string processor_name(const std::string& root = "");

}  // namespace noyes::io
