// How to solve the player's own board by hand, stage by stage, as lines of words.
#pragma once

#include <noyes/base/words.hpp>
#include <noyes/tiles/board.hpp>

#include <string>
#include <vector>

namespace noyes::play {

// The stages, which of them are done, and how the next one is done.
std::vector<std::string> lesson_lines(const tiles::Board& board, const tiles::Board& goal,
                                      const Words& words);

}  // namespace noyes::play
