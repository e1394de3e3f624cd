// What is asked of a search on a tile board, and what it said.
#pragma once

#include <noyes/catalog/solve.hpp>

#include "arguments.hpp"
#include "json.hpp"

namespace noyes::web {

// `board`, `goal`, `algorithm`, `heuristic`, `optimal`, and the limits.
Expected<catalog::Question> tile_question(const Arguments& in);

Json json_of(const catalog::Answer& answer);

}  // namespace noyes::web
