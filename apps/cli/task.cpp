#include <noyes/io/large_pages.hpp>

#include "task.hpp"

#include <utility>

namespace noyes::cli {

catalog::Question question_of(const Task& task) {
    return {.board = task.board,
            .goal = task.goal.board,
            .algorithm = task.method.algorithm,
            .heuristic = task.method.heuristic,
            .insist_on_optimum = task.insist_on_optimum,
            .limits = task.limits,
            .executor = task.executor,
            .tables = task.tables,
            .detours = task.detours};
}

Attempt<catalog::Answer> solve_task(const Task& task, const StopFlag& stop,
                                    ProgressListener listener) {
    catalog::Question question = question_of(task);
    io::LargePages pages;
    question.memory = task.memory != nullptr ? task.memory : &pages;
    question.stop = &stop;
    question.listener = std::move(listener);
    Expected<catalog::Answer> answer = catalog::solve(question);
    if (!answer) return Failure{answer.error()};
    return *std::move(answer);
}

}  // namespace noyes::cli
