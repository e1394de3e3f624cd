// The boards of a comparison: one, or a list of them.
#pragma once

#include "board_options.hpp"
#include "comparison.hpp"

#include <string>
#include <vector>

namespace noyes::cli {

struct Contests {
    std::string name;
    std::vector<Contest> list;
};

// A board in any form, or boards one a line. A board without a solution is a failure.
Attempt<Contests> contests_in(const Source& source, const GoalChoice& goal);

// `words` are a file, `-` or a board; standard input if there are none.
Attempt<Contests> read_contests(const std::vector<std::string>& words, const GoalChoice& goal);

}  // namespace noyes::cli
