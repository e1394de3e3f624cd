// The text that people read.
#include <apps/play/numbers.hpp>

#include "explanation.hpp"
#include "halt.hpp"
#include "painting.hpp"
#include "report.hpp"
#include "shared.hpp"

#include <fmt/format.h>

namespace noyes::cli {

namespace {

using catalog::Answer;
using catalog::Status;

std::string moves_count(Cost moves) { return counted(static_cast<std::uint64_t>(moves), "move"); }

std::string optimality_text(const catalog::Conclusion& answer, std::optional<std::size_t> length) {
    if (answer.status == Status::optimal) return "yes, proven";
    if (answer.status == Status::unsolvable) return "there is no solution, proven";
    const std::string bound = moves_count(answer.lower_bound);
    if (!length) return fmt::format("unknown; no solution has fewer than {}", bound);
    return answer.lower_bound >= static_cast<Cost>(*length)
               ? "yes"
               : fmt::format("not proven; no solution has fewer than {}", bound);
}

class Rows {
   public:
    void add(std::string_view label, std::string_view value) {
        text_ += fmt::format("{:<17}  {}\n", label, value);
    }
    [[nodiscard]] const std::string& text() const { return text_; }

   private:
    std::string text_;
};

}  // namespace

std::string statistics_text(const catalog::Conclusion& answer, std::optional<std::size_t> length) {
    const Stats& stats = answer.stats;
    Rows rows;
    rows.add("time complexity", fmt::format("{} expanded", counted(stats.expanded, "node")));
    rows.add("size complexity",
             fmt::format("{} in memory at once, at most", counted(stats.peak_stored, "state")));
    rows.add("nodes generated", grouped(stats.generated));
    rows.add("seconds", seconds_text(answer.seconds));
    constexpr double worth_telling = 0.001;
    if (answer.setup_seconds >= worth_telling)
        rows.add("setup seconds", seconds_text(answer.setup_seconds));
    rows.add("nodes per second", grouped(rate(stats.generated, answer.seconds)));
    if (stats.memory_bytes > 0) rows.add("memory", bytes_text(stats.memory_bytes));
    if (stats.threads > 1)
        rows.add("threads", fmt::format("{}; the busiest did {:.2f} times its share", stats.threads,
                                        stats.balance));
    rows.add("algorithm", answer.algorithm);
    rows.add("heuristic", answer.heuristic.empty() ? "none" : answer.heuristic);
    rows.add("optimal", optimality_text(answer, length));
    return rows.text();
}

std::string statistics_text(const Answer& answer) {
    if (!has_solution(answer)) return statistics_text(answer, std::nullopt);
    return statistics_text(answer, answer.moves.size());
}

std::string failure_text(const Report& report) {
    const Answer& answer = report.answer;
    if (answer.status == Status::unsolvable)
        return fmt::format("{}\nwhy: {}", no_solution_text(report.board, report.goal),
                           reason(report.board, report.goal, answer.solvability));
    return fmt::format("no solution found: {}; none has fewer than {}",
                       halt_text(answer.halt.value_or(Halt::stopped)),
                       moves_count(answer.lower_bound));
}

// Which moves do what, for a solution that was built up in stages.
std::string stages_text(const Answer& answer, const Words& words) {
    std::string text;
    for (const tiles::Stage& stage : answer.stages)
        text += fmt::format("{:>9}  {}\n", grouped(stage.moves), stage_name(stage, words));
    return text.empty() ? text : fmt::format("\nmoves for each stage\n{}", text);
}

// Every board on the way, each after a line of dashes.
void print_boards(Session& session, const Report& report) {
    tiles::Board board = report.board;
    for (const tiles::Direction move : report.answer.moves) {
        if (session.out().reader_gone()) return;
        board.slide(move);
        session.print(board_divider);
        session.print(painted_rows(board, report.goal.board, session.colour()));
    }
}

void print_text(Session& session, const Report& report) {
    const Answer& answer = report.answer;
    if (!report.quiet)
        session.print(painted_rows(report.board, report.goal.board, session.colour()) + "\n");
    if (!has_solution(answer)) session.print(failure_text(report) + "\n");
    else session.print(counted(answer.moves.size(), "move") + "\n");
    if (answer.status == Status::unsolvable) return;
    if (has_solution(answer) && !report.quiet && !answer.moves.empty()) {
        const std::string moves = tiles::to_text(answer.moves, report.notation, report.board);
        session.print(moves + (moves.ends_with('\n') ? "" : "\n"));
    }
    if (report.states && !report.quiet) print_boards(session, report);
    if (!report.quiet) session.print(stages_text(answer, session.words()));
    session.print("\n" + statistics_text(answer));
}

}  // namespace noyes::cli
