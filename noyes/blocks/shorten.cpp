#include <noyes/blocks/shorten.hpp>

#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/width.hpp>
#include <noyes/search/neighbourhood.hpp>

namespace noyes::blocks {

namespace {

// The pieces where a level has them.
template <std::size_t Words>
typename Puzzle<Words>::State state_of(const Puzzle<Words>& puzzle, const Level& level) {
    auto state = puzzle.start();
    puzzle.clear(state);
    for (std::size_t kind = 0; kind < puzzle.kinds().size(); ++kind) {
        const Kind& own = puzzle.kinds()[kind];
        std::size_t slot = puzzle.first_slot(kind);
        for (const std::size_t piece : own.pieces) {
            const Cell corner = corner_of(level.extent, level.pieces[piece].cells);
            puzzle.stand(state, slot++, kind, own.place(corner));
        }
    }
    return state;
}

template <std::size_t Words>
std::vector<Move> shorter(const Level& level, const Puzzle<Words>& puzzle,
                          const std::vector<Move>& moves, std::uint64_t most, Run& run) {
    search::Neighbourhood<Puzzle<Words>> near(puzzle, run);
    std::vector<std::byte> packed(puzzle.packed_size());
    Level there = level;
    const auto add = [&] {
        puzzle.pack(state_of(puzzle, there), packed.data());
        return near.add(packed.data());
    };
    if (!add()) return {};
    for (const Move& move : moves) {
        there.pieces = replay(there, std::span(&move, 1), puzzle.metric()).pieces;
        if (!add()) return {};
    }
    return tell(level, puzzle, near.shortest_way(most));
}

}  // namespace

std::vector<Move> shortened(const Level& level, std::vector<Move> moves, Metric metric,
                            std::uint64_t most, Run& run) {
    while (!moves.empty() && most > 0) {
        std::vector<Move> fewer = with_puzzle(level, metric, [&](const auto& puzzle) {
            return shorter(level, puzzle, moves, most, run);
        });
        if (fewer.empty() || fewer.size() >= moves.size()) break;
        moves = std::move(fewer);
    }
    return moves;
}

}  // namespace noyes::blocks
