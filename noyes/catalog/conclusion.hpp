// What the answers to all questions have in common, whatever the puzzle.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/base/run.hpp>
#include <noyes/base/stats.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace noyes::catalog {

enum class Status : std::uint8_t { optimal, solved, unsolvable, limit, stopped };

// "optimal", "solved", ...
std::string_view name(Status status);

struct Conclusion {
    Status status = Status::limit;
    std::optional<Halt> halt{};  // why, if status is limit or stopped
    Cost lower_bound = 0;        // proven: no solution is shorter
    std::string algorithm{};     // those that did the work, `auto` resolved
    std::string heuristic{};     // empty if the algorithm uses none
    Stats stats{};
    double seconds = 0;              // searching
    double setup_seconds = 0;        // building tables
    bool heuristic_ignored = false;  // one was named, but the algorithm uses none
};

}  // namespace noyes::catalog
