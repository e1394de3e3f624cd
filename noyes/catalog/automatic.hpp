// The automatic choice: the proven optimum where that is quick, else the best solution found with
// the lower bound that was proven.
#pragma once

#include <noyes/catalog/solve.hpp>

namespace noyes::catalog {

// Whether the question leaves the algorithm open; a trace and all solutions are for one algorithm.
bool is_automatic(const Question& question);

Expected<Answer> solve_automatically(const Question& question);

}  // namespace noyes::catalog
