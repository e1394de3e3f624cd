// What `noyes batch` is asked to do: the options as typed, and the order they make.
#pragma once

#include <apps/play/goal_choice.hpp>
#include <noyes/base/executor.hpp>

#include "board_list.hpp"
#include "command_options.hpp"
#include "json.hpp"
#include "limit_options.hpp"
#include "method.hpp"
#include "shared.hpp"
#include "task.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace noyes::cli {

struct BatchOptions {
    std::string input{};
    std::optional<std::string> goal{};
    MethodOptions method{};
    LimitOptions limits{};
    bool optimal = false;
    std::optional<std::string> threads{};
    std::string order{"input"};
    std::string output{};
    bool resume = false;
    bool quiet = false;
};

void add_batch_options(CLI::App& app, BatchOptions& options);

struct BatchOrder {
    Source source;
    GoalChoice goal;
    Method method;
    Limits limits;  // of each board
    bool insist_on_optimum;
    std::size_t threads;
    bool in_input_order;
    Json options;                  // what was asked for, as every record carries it
    Executor* executor = nullptr;  // for each search; if there is none, each has one thread
    catalog::TableSource* tables = nullptr;  // that each search may take
    catalog::KeptDetours* detours = nullptr;
    MemorySource* memory = nullptr;
};

// All but the boards.
Attempt<BatchOrder> order_without_boards(const BatchOptions& options);
Attempt<BatchOrder> read_batch_order(const BatchOptions& options);

}  // namespace noyes::cli
