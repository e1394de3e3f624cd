// A search watched from the command line: Ctrl-C stops it, a line on standard error shows how far
// it is.
#pragma once

#include <noyes/base/thread_executor.hpp>
#include <noyes/catalog/solve.hpp>

#include "failure.hpp"

namespace noyes::cli {

struct Watched {
    catalog::Answer answer;
    bool interrupted = false;  // by Ctrl-C, before it was done
};

// Fills in the question's stop flag, listener, memory and executor.
Attempt<Watched> solve_watched(catalog::Question question, std::size_t threads = machine_threads());

}  // namespace noyes::cli
