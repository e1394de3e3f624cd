#include <apps/play/numbers.hpp>

#include "progress.hpp"
#include "shared.hpp"
#include "watch.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

// "3.2 s   bound 48   123,456,789 nodes   40,123,456 nodes/s"
std::string progress_text(const Progress& progress) {
    const double seconds = std::chrono::duration<double>(progress.elapsed).count();
    return fmt::format("{:.1f} s   bound {}   {} nodes   {} nodes/s", seconds, progress.bound,
                       grouped(progress.generated), grouped(rate(progress.generated, seconds)));
}

}  // namespace

Attempt<Watched> solve_watched(catalog::Question question, const Means& means) {
    Watch watch(progress_text);
    ThreadExecutor executor(means.threads);
    io::TableStore tables(means.tables, executor);
    question.executor = &executor;
    if (!means.tables.empty()) question.tables = &tables;
    question.listener = watch.listener();
    question.memory = &watch.memory();
    question.stop = &watch.stop();
    Expected<catalog::Answer> answer = catalog::solve(question);
    if (!answer) return Failure{answer.error()};
    const bool cut_short = answer->halt == Halt::stopped;
    return Watched{*std::move(answer), cut_short && watch.by_ctrl_c(), tables.take_complaints()};
}

Attempt<WatchedLevel> solve_watched(catalog::LevelQuestion question) {
    Watch watch(progress_text);
    question.listener = watch.listener();
    question.memory = &watch.memory();
    question.stop = &watch.stop();
    Expected<catalog::LevelAnswer> answer = catalog::solve_level(question);
    if (!answer) return Failure{answer.error()};
    const bool cut_short = answer->halt == Halt::stopped;
    return WatchedLevel{*std::move(answer), cut_short && watch.by_ctrl_c()};
}

}  // namespace noyes::cli
