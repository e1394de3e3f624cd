// How a puzzle looks in the terminal and is moved there. The game and the film on a screen are
// written over Terminal<TileFace> and Terminal<BlockFace>.
#pragma once

namespace noyes::cli {

template <class Face>
struct Terminal;

}  // namespace noyes::cli
