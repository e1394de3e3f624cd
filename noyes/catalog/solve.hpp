// The one door to solving: takes a board and names, gives an answer that was replayed.
//
//   Expected<Answer> answer = solve({.board = board, .goal = goal, .algorithm = {"ida"}});
#pragma once

#include <noyes/base/executor.hpp>
#include <noyes/base/expected.hpp>
#include <noyes/base/limits.hpp>
#include <noyes/base/progress.hpp>
#include <noyes/base/stop_flag.hpp>
#include <noyes/catalog/all_solutions.hpp>
#include <noyes/catalog/choice.hpp>
#include <noyes/catalog/conclusion.hpp>
#include <noyes/catalog/trace.hpp>
#include <noyes/tiles/board.hpp>
#include <noyes/tiles/detours/kept_detours.hpp>
#include <noyes/tiles/large/stage.hpp>
#include <noyes/tiles/pdb/table_source.hpp>
#include <noyes/tiles/solvability.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace noyes::catalog {

struct Question {
    tiles::Board board;
    tiles::Board goal;
    Choice algorithm{};
    Choice heuristic{};
    bool insist_on_optimum = false;  // `auto` then has no time limit of its own
    Limits limits{};
    const StopFlag* stop = nullptr;
    ProgressListener listener{};
    MemorySource* memory = nullptr;         // the ordinary one if none is given
    Executor* executor = nullptr;           // the calling thread alone if none is given
    tiles::TableSource* tables = nullptr;   // tables that are made already; none if none is given
    tiles::KeptDetours* detours = nullptr;  // kept for other questions; not if none is given
    TraceListener trace{};
    SolutionListener every{};  // asks for all shortest solutions, not only one
};

struct Answer : Conclusion {
    std::vector<tiles::Direction> moves{};  // of the blank; replayed on the board
    std::vector<tiles::Stage> stages{};     // of the moves, where they were built up in some
    std::uint64_t solutions = 0;            // shortest ones shown, where all were asked for
    tiles::Solvability solvability{};
    // Without a proof by `auto`: the memory that pattern databases would take and the limit does
    // not allow; 0 if it does, or if none would be used.
    std::uint64_t bytes_wanted = 0;
};

// Errors: unknown names, bad options, boards of different sizes.
Expected<Answer> solve(const Question& question);

// What every admissible heuristic of the catalog that fits the size says of a board.
struct Reading {
    std::string_view heuristic;
    Cost estimate = 0;
};
std::vector<Reading> readings(const tiles::Board& board, const tiles::Board& goal);

}  // namespace noyes::catalog
