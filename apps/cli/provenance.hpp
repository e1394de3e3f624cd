// What a result was made with, so that it can be made again.
#pragma once

#include <string>

namespace noyes::cli {

std::string compiler_name();          // "g++ 12.2.0"
const std::string& processor_name();  // empty where the system does not tell it

}  // namespace noyes::cli
