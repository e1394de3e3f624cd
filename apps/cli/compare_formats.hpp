// What compare prints, in each of its formats but the plot.
#pragma once

#include "comparison.hpp"
#include "session.hpp"

#include <string>

namespace noyes::cli {

// One line for each way; marks tell what is proven and what a limit ended.
std::string comparison_table(const Comparison& comparison);
// One line for each trial, the columns named in the first: board, order, figures.
std::string comparison_csv(const Comparison& comparison);
// The same as JSON, one object a line.
std::string comparison_json(const Comparison& comparison, const Words& words);

// Board by board, as the 8-puzzle study has it: path length, expansions, longest queue, time.
std::string study_table(const Comparison& comparison);
std::string study_csv(const Comparison& comparison);

// "each run at most 10 s and 2.0 GB"
std::string limits_text(const Limits& limits);

}  // namespace noyes::cli
