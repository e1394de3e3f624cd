// What `noyes bench` is asked to do: the options as typed, and the order they make.
#pragma once

#include "batch_order.hpp"
#include "command_options.hpp"

#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

struct BenchOptions {
    BatchOptions work{};  // `input` is the set
    std::optional<std::string> tables{};
    std::optional<std::string> first{};
    std::vector<std::string> only{};  // ids
    bool json = false;
};

void add_bench_options(CLI::App& app, BenchOptions& options);

// A shipped set, a file or standard input.
Attempt<BatchOrder> read_bench_order(const BenchOptions& options);

// The boards that --first and --only leave.
Attempt<std::vector<ListEntry>> chosen_entries(const BenchOptions& options, const Source& source);

}  // namespace noyes::cli
