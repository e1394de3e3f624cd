#include <noyes/catalog/replay.hpp>

namespace noyes::catalog {

bool leads_to(tiles::Board board, std::span<const tiles::Direction> moves,
              const tiles::Board& goal) {
    for (const tiles::Direction move : moves) {
        if (!board.slide(move)) return false;
    }
    return board == goal;
}

}  // namespace noyes::catalog
