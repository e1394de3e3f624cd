// What a game keeps of its course, and what is saved of it.
#pragma once

#include <noyes/base/moment.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace noyes::game {

// One action of the player: the steps made at once, and the game's time when they were made.
template <class Step>
struct Turn {
    std::vector<Step> steps;
    Moment at{0};

    friend bool operator==(const Turn&, const Turn&) = default;
};

// What makes a game worth less than one's own: such games set no records.
struct Help {
    bool hint = false;      // a hint was shown
    bool solution = false;  // the solution was shown
    bool repeated = false;  // the board had been solved before and was started again

    [[nodiscard]] bool any() const { return hint || solution || repeated; }
    friend bool operator==(const Help&, const Help&) = default;
};

struct Counts {
    std::uint64_t moves = 0;      // as the puzzle counts them: what is compared with the optimum
    std::uint64_t turns = 0;      // a line pushed at once is one
    std::uint64_t slip_free = 0;  // moves, without steps taken back by the next
    std::uint64_t undos = 0;      // turns that were undone, whether redone or not
    std::uint64_t restarts = 0;

    friend bool operator==(const Counts&, const Counts&) = default;
};

// How far a game is.
struct Standing {
    std::size_t done = 0;  // turns; those behind them are undone
    Moment time{0};        // at which the timer stands
    std::uint64_t undos = 0;
    std::uint64_t restarts = 0;
    Help help{};

    friend bool operator==(const Standing&, const Standing&) = default;
};

// Times never decrease along the turns.
template <class Step>
struct Record {
    std::vector<Turn<Step>> turns{};
    Standing standing{};

    friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace noyes::game
