// A comparison trial by trial: CSV and JSON, and the study's own table.
#include <apps/play/numbers.hpp>
#include <noyes/tiles/text.hpp>

#include "columns.hpp"
#include "compare_formats.hpp"
#include "halt.hpp"
#include "report.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace noyes::cli {

namespace {

Json trial_json(const Comparison& comparison, const Trial& trial, const Words& words) {
    const Contest& contest = comparison.contests[trial.contest];
    const Way& way = comparison.ways[trial.way];
    Json head = json_record();
    head["line"] = contest.line == 0 ? Json() : Json(contest.line);
    head["id"] = contest.id.empty() ? Json() : Json(contest.id);
    Json record =
        answer_json({.board = contest.board, .goal = contest.goal, .answer = trial.answer}, words,
                    std::move(head));
    record["asked"] = {{"algorithm", way.algorithm},
                       {"heuristic", way.heuristic.empty() ? Json() : Json(way.heuristic)}};
    record["admissible"] = way.admissible;
    return record;
}

// RFC 4180: quotes around what has a comma, a quote or a line end.
std::string csv_cell(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted.append(c == '"' ? 2 : 1, c);
    return quoted + "\"";
}

std::string csv_line(std::vector<std::string> cells) {
    std::ranges::transform(cells, cells.begin(), csv_cell);
    return fmt::format("{}\n", fmt::join(cells, ","));
}

// Exact, unlike what people read.
std::string plain_seconds(const catalog::Answer& answer) {
    return fmt::format("{:.6f}", answer.seconds + answer.setup_seconds);
}

std::string length_text(const catalog::Answer& answer) {
    return has_solution(answer) ? std::to_string(answer.moves.size()) : std::string();
}

std::vector<std::string> csv_cells(const Comparison& comparison, const Trial& trial) {
    const Contest& contest = comparison.contests[trial.contest];
    const Way& way = comparison.ways[trial.way];
    const Stats& stats = trial.answer.stats;
    return {contest.line == 0 ? "" : std::to_string(contest.line),
            contest.id,
            tiles::to_line(contest.board),
            written(contest.goal),
            way.algorithm,
            way.heuristic,
            way.admissible ? "yes" : "no",
            std::string(name(trial.answer.status)),
            trial.answer.halt ? std::string(halt_name(*trial.answer.halt)) : "",
            length_text(trial.answer),
            std::to_string(trial.answer.lower_bound),
            std::to_string(stats.expanded),
            std::to_string(stats.generated),
            std::to_string(stats.peak_stored),
            std::to_string(stats.peak_open),
            std::to_string(stats.memory_bytes),
            plain_seconds(trial.answer)};
}

// The study's rows go board by board.
std::vector<const Trial*> by_board(const Comparison& comparison) {
    std::vector<const Trial*> trials;
    for (const Trial& trial : comparison.trials) trials.push_back(&trial);
    std::ranges::sort(trials, {},
                      [](const Trial* trial) { return std::pair(trial->contest, trial->way); });
    return trials;
}

std::string board_text(const tiles::Board& board) {
    return tiles::to_word(board).value_or(tiles::to_line(board));
}

std::string order_text(const Way& way) {
    return way.heuristic.empty() ? way.algorithm : way.algorithm + " " + way.heuristic;
}

}  // namespace

std::string comparison_csv(const Comparison& comparison) {
    std::string text =
        "line,id,board,goal,algorithm,heuristic,admissible,status,halt,length,lower_bound,"
        "expanded,generated,peak_stored,peak_open,memory_bytes,seconds\n";
    for (const Trial& trial : comparison.trials) text += csv_line(csv_cells(comparison, trial));
    return text;
}

std::string comparison_json(const Comparison& comparison, const Words& words) {
    std::string text;
    for (const Trial& trial : comparison.trials) text += line(trial_json(comparison, trial, words));
    return text;
}

std::string study_table(const Comparison& comparison) {
    Columns columns(
        {Align::left, Align::left, Align::right, Align::right, Align::right, Align::right});
    columns.add({"board", "queue order", "path length", "expansions", "longest queue", "seconds"});
    for (const Trial* trial : by_board(comparison)) {
        const std::string length = length_text(trial->answer);
        columns.add({board_text(comparison.contests[trial->contest].board),
                     order_text(comparison.ways[trial->way]), length.empty() ? "-" : length,
                     grouped(trial->answer.stats.expanded), grouped(trial->answer.stats.peak_open),
                     plain_seconds(trial->answer)});
    }
    return columns.text();
}

std::string study_csv(const Comparison& comparison) {
    std::string text = "board,queue_order,path_length,expansions,longest_queue,seconds\n";
    for (const Trial* trial : by_board(comparison)) {
        const Stats& stats = trial->answer.stats;
        text += csv_line({board_text(comparison.contests[trial->contest].board),
                          order_text(comparison.ways[trial->way]), length_text(trial->answer),
                          std::to_string(stats.expanded), std::to_string(stats.peak_open),
                          plain_seconds(trial->answer)});
    }
    return text;
}

}  // namespace noyes::cli
