// Several ways to solve the same boards, and what came of them.
#pragma once

#include <apps/play/goal_choice.hpp>
#include <noyes/catalog/solve.hpp>

#include "method.hpp"
#include "shared.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

// One of the boards.
struct Contest {
    std::uint32_t line = 0;  // in a list; 0 for a board alone
    std::string id{};
    tiles::Board board;
    Goal goal;
    std::optional<std::uint32_t> known_length{};
};

// One of the ways.
struct Way {
    Method method;
    std::string algorithm;  // as people write it
    std::string heuristic;  // empty if none is used
    bool admissible = true;
};

// One board solved one way.
struct Trial {
    std::size_t way;
    std::size_t contest;
    catalog::Answer answer;
};

struct Comparison {
    std::string name;  // "6 3 8 / 5 4 1 / 7 2 0 to blank-last", "100 boards of korf100.txt"
    std::vector<Contest> contests{};
    std::vector<Way> ways{};
    Limits limits{};              // of each trial
    std::vector<Trial> trials{};  // way by way; some are missing if it was stopped

    [[nodiscard]] bool is_set() const { return contests.size() > 1; }
};

// All trials of one way together.
struct Summary {
    const Way* way;
    std::size_t trials = 0;
    std::size_t solved = 0;
    std::size_t optimal = 0;
    std::optional<Halt> halt{};      // the first limit that ended one
    double moves = 0;                // on average, of those solved
    std::uint64_t expanded = 0;      // all of them together
    std::uint64_t memory_bytes = 0;  // the most of any
    double seconds = 0;              // all of them together, tables included
};

// One for each way that was tried at all, in their order.
std::vector<Summary> summaries(const Comparison& comparison);

// What two trials, or one and the known length, say that cannot both be right; empty if all agree.
std::string contradiction(const Comparison& comparison);

}  // namespace noyes::cli
