// Breadth-first search over all boards at once, with one bit a board: has it been reached?
//
// Moves change the blank's colour on a chessboard, so the boards at an even and at an odd distance
// lie in different blocks. A board is new if it has not been reached and a neighbour has: the
// neighbours reached so far lie at the last distance or at those two, four, ... before it, and
// whatever is beside the latter was reached long ago. So no frontier is stored, and since blocks of
// one colour are only read while those of the other are written, threads need no locks.
#pragma once

#include <noyes/base/executor.hpp>
#include <noyes/base/run.hpp>
#include <noyes/tiles/enumerate/turn.hpp>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace noyes::tiles {

class Levels {
   public:
    // What one step found.
    struct Level {
        std::uint64_t boards = 0;
        std::vector<std::uint64_t> first{};  // the numbers of the first of them, in order
    };

    // Bytes that it takes; the most that 64 bits can say if it is more.
    static std::uint64_t bytes(Extent extent);

    // Distance 0: the goal alone. Takes memory from the run; see `ready`.
    Levels(const Ranking& ranking, Run& run);
    Levels(const Levels&) = delete;
    Levels& operator=(const Levels&) = delete;
    ~Levels();

    // Whether there was memory; if not, the run has halted.
    [[nodiscard]] bool ready() const { return words_ != nullptr; }

    // All boards one move further. If the run halts on the way, what was found is of no use.
    Level step(Executor& executor, std::size_t wanted);

    [[nodiscard]] Cost distance() const { return distance_; }
    [[nodiscard]] std::uint64_t reached() const { return reached_; }

   private:
    // Words that a job looks at; its scratch space stays in the nearest cache.
    static constexpr std::uint64_t piece = 1024;
    using Scratch = std::array<Word, piece>;

    // How the blank gets into a cell: by one of up to two turns, or from beside it.
    struct Entrance {
        Cell from;
        std::vector<Turn> turn;  // none if it comes from beside
    };

    bool take_memory();
    void open_entrances();
    void clear();
    [[nodiscard]] Word* block(Cell blank) const { return words_ + blank * words_in_block_; }
    [[nodiscard]] std::vector<Cell> cells_at(Cost distance) const;
    Level expand(Cell blank, std::uint64_t first_piece, std::size_t wanted);
    void look_around(Cell blank, std::uint64_t first, std::span<const Word> missing,
                     std::span<Word> found) const;
    bool keep_going();

    const Ranking& ranking_;
    Run& run_;
    Layout layout_;
    std::uint64_t words_in_block_;
    std::size_t bitmap_bytes_ = 0;
    std::uint64_t taken_ = 0;
    Word* words_ = nullptr;
    std::vector<std::vector<Entrance>> entrances_;  // by cell
    Cost distance_ = 0;
    std::uint64_t reached_ = 1;
    std::atomic_flag asking_ = ATOMIC_FLAG_INIT;
    std::atomic<bool> halted_ = false;
};

}  // namespace noyes::tiles
