// What a search found, as the user's moves: the names of the user's pieces, on the user's side of
// the mirror, each with the way it goes.
#pragma once

#include <noyes/blocks/move.hpp>
#include <noyes/blocks/puzzle.hpp>

namespace noyes::blocks {

// The pieces of a level on their way, by kind and place.
class Names {
   public:
    Names(const Level& level, std::span<const Kind> kinds);

    // The piece that stands there goes to another place, round all others by a shortest way.
    Move move(std::size_t kind, Place from, Place to);

    [[nodiscard]] const std::vector<Piece>& pieces() const { return pieces_; }

   private:
    [[nodiscard]] std::vector<Direction> way(std::size_t piece, const Kind& kind, Place from,
                                             Place to) const;
    [[nodiscard]] bool is_free(std::size_t piece, const Kind& kind, Place place) const;

    Extent extent_;
    std::span<const Kind> kinds_;
    std::vector<Piece> pieces_;
};

// A Puzzle, or another domain with the same moves.
template <class P>
std::vector<Move> tell(const Level& level, const P& puzzle, std::span<const Slide> path) {
    Names names(level, puzzle.kinds());
    auto state = puzzle.start();
    std::vector<Move> moves;
    for (const Slide& slide : path) {
        const Slide seen = puzzle.play(state, slide);
        moves.push_back(names.move(seen.kind(), seen.from(), seen.to()));
    }
    return moves;
}

// The level with its pieces where a state has them; pieces of one kind in the order of their
// places.
template <std::size_t Words>
Level level_at(Level level, const Puzzle<Words>& puzzle,
               const typename Puzzle<Words>::State& state) {
    for (std::size_t kind = 0; kind < puzzle.kinds().size(); ++kind) {
        const Kind& one = puzzle.kinds()[kind];
        auto piece = one.pieces.begin();
        puzzle.for_each_place(state, kind, [&](Place place) {
            level.pieces[*piece++].cells = *cells_at(level.extent, one.shape, one.corners[place]);
        });
    }
    return level;
}

}  // namespace noyes::blocks
