// What `noyes compare` is asked to do: the options as typed, and the order they make.
#pragma once

#include "command_options.hpp"
#include "comparison.hpp"
#include "limit_options.hpp"

#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

struct CompareOptions {
    std::vector<std::string> words{};
    std::optional<std::string> goal{};
    std::vector<std::string> algorithms{};  // each may be a list with commas
    std::vector<std::string> heuristics{};
    LimitOptions limits{};
    std::string format{"table"};
    bool json = false;
    std::string plot{"all"};
    std::string theme{"auto"};
    std::string title{};
};

void add_compare_options(CLI::App& app, CompareOptions& options);

// Whether the 8-puzzle study is asked for: it has a table of its own.
bool is_study(const CompareOptions& options);

// The boards, the ways and the limits, read and checked; no trials yet.
Attempt<Comparison> read_comparison(const CompareOptions& options);

}  // namespace noyes::cli
