// Why work ended before it was done, for programs and for people.
#pragma once

#include <noyes/base/run.hpp>

#include <string_view>

namespace noyes::cli {

std::string_view halt_name(Halt halt);  // time_limit
std::string_view halt_text(Halt halt);  // the time limit was reached

}  // namespace noyes::cli
