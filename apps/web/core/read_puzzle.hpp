// Puzzles as the page writes them: names, codes and texts.
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/blocks/level.hpp>
#include <noyes/tiles/board.hpp>
#include <noyes/tiles/text.hpp>

#include <optional>
#include <string_view>

namespace noyes::web {

// A name such as "snail", or a board; the usual one for an empty text.
Expected<tiles::Board> read_goal(std::string_view text, tiles::Extent extent);
// The name of a goal; "own" if it has none.
std::string_view goal_name(const tiles::Board& goal);

// A record, a Rush Hour or a Klotski code in one word, or the id of a level that is compiled in.
Expected<blocks::Level> read_level(std::string_view text);

// "moves", "straight", "steps"
Expected<blocks::Metric> read_metric(std::string_view text);
std::string_view name(blocks::Metric metric);

}  // namespace noyes::web
