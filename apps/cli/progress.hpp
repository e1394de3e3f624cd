// A search watched from the command line: Ctrl-C stops it, a line on standard error shows how far
// it is.
#pragma once

#include <noyes/catalog/solve.hpp>

#include "failure.hpp"

namespace noyes::cli {

struct Watched {
    catalog::Answer answer;
    bool interrupted = false;  // by Ctrl-C, before it was done
};

// Fills in the question's stop flag, listener and memory.
Attempt<Watched> solve_watched(catalog::Question question);

}  // namespace noyes::cli
