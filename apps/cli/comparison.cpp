#include "comparison.hpp"
#include "report.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace noyes::cli {

namespace {

void add(Summary& summary, const catalog::Answer& answer) {
    ++summary.trials;
    summary.expanded += answer.stats.expanded;
    summary.memory_bytes = std::max(summary.memory_bytes, answer.stats.memory_bytes);
    summary.seconds += answer.seconds + answer.setup_seconds;
    if (!summary.halt) summary.halt = answer.halt;
    if (!has_solution(answer)) return;
    ++summary.solved;
    summary.moves += static_cast<double>(answer.moves.size());
    if (answer.status == catalog::Status::optimal) ++summary.optimal;
}

std::string described(const Comparison& comparison, const Trial& trial) {
    const Way& way = comparison.ways[trial.way];
    return fmt::format("{} {} finds {} moves", way.algorithm, way.heuristic,
                       trial.answer.moves.size());
}

}  // namespace

std::vector<Summary> summaries(const Comparison& comparison) {
    std::vector<Summary> all;
    for (const Trial& trial : comparison.trials) {
        const Way* way = &comparison.ways[trial.way];
        if (all.empty() || all.back().way != way) all.push_back({.way = way});
        add(all.back(), trial.answer);
    }
    for (Summary& summary : all) {
        if (summary.solved > 0) summary.moves /= static_cast<double>(summary.solved);
    }
    return all;
}

std::string contradiction(const Comparison& comparison) {
    std::vector<std::optional<std::size_t>> lengths;
    for (const Contest& contest : comparison.contests) lengths.emplace_back(contest.known_length);
    for (const Trial& trial : comparison.trials) {
        std::optional<std::size_t>& length = lengths[trial.contest];
        const std::size_t found = trial.answer.moves.size();
        if (trial.answer.status != catalog::Status::optimal) continue;
        if (length && *length != found)
            return fmt::format("{}, but {} are proven or known to be the fewest",
                               described(comparison, trial), *length);
        length = found;
    }
    return {};
}

}  // namespace noyes::cli
