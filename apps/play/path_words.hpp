// The moves of a film in words, one a line, for lists of the whole path.
#pragma once

#include "block_face.hpp"
#include "film.hpp"
#include "tile_face.hpp"

#include <string>
#include <vector>

namespace noyes::play {

// "7 goes left"
template <class Face>
std::vector<std::string> spoken_path(const Film<Face>& film, const Words& words);

// "Step 0: Move 0 to left", where 0 is the gap; nothing for puzzles that have none.
std::vector<std::string> gap_path(const Film<TileFace>& film);
std::vector<std::string> gap_path(const Film<BlockFace>& film);

}  // namespace noyes::play
