// One board to be solved one way: what solve does once, and batch and compare many times.
#pragma once

#include <apps/play/goal_choice.hpp>
#include <noyes/base/limits.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/catalog/tables.hpp>
#include <noyes/tiles/board.hpp>

#include "method.hpp"
#include "shared.hpp"

namespace noyes::cli {

struct Task {
    tiles::Board board;
    Goal goal;
    Method method;
    Limits limits{};
    bool insist_on_optimum = false;
    Executor* executor = nullptr;            // for a search by several threads
    catalog::TableSource* tables = nullptr;  // made already
    catalog::KeptDetours* detours = nullptr;
    MemorySource* memory = nullptr;  // large pages of its own if there is none
};

catalog::Question question_of(const Task& task);

// For work of many tasks, whoever watches it: takes memory, and nothing else from the system.
Attempt<catalog::Answer> solve_task(const Task& task, const StopFlag& stop,
                                    ProgressListener listener = {});

}  // namespace noyes::cli
