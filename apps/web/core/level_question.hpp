// What is asked of a search on a sliding-block level, and what it said.
#pragma once

#include <noyes/catalog/solve_level.hpp>

#include "arguments.hpp"
#include "json.hpp"

namespace noyes::web {

// `level`, `at`, `metric`, `algorithm`, `heuristic`, `optimal`, and the limits.
Expected<catalog::LevelQuestion> level_question(const Arguments& in);

Json json_of(const catalog::LevelAnswer& answer);

}  // namespace noyes::web
