#include <apps/play/suggestion.hpp>

#include "report.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <array>

namespace noyes::cli {

namespace {

void print_moves(Session& session, const Report& report) {
    if (!has_solution(report.answer)) return session.warn(failure_text(report));
    if (report.quiet) return session.print(fmt::format("{}\n", report.answer.moves.size()));
    std::string moves = tiles::to_text(report.answer.moves, report.notation, report.board);
    if (!moves.ends_with('\n')) moves += '\n';
    session.print(moves);
}

// Numbers separated by single blanks, one row a line.
std::string plain_rows(const tiles::Board& board) {
    std::string rows;
    for (tiles::Cell cell = 0; cell < board.extent().cells(); ++cell) {
        const bool row_ends = board.extent().column(cell) + 1 == board.extent().columns;
        rows += std::to_string(board.tile(cell)) + (row_ends ? '\n' : ' ');
    }
    return rows;
}

void print_states(Session& session, const Report& report) {
    const catalog::Answer& answer = report.answer;
    if (answer.status == catalog::Status::unsolvable)
        session.print("NO SOLUTION FOR YOUR COMBINATION\n");
    if (!has_solution(answer)) return session.warn(failure_text(report));
    session.print(fmt::format("{}\n", answer.moves.size()));
    if (report.quiet) return;
    tiles::Board board = report.board;
    session.print(plain_rows(board));
    for (const tiles::Direction move : answer.moves) {
        board.slide(move);
        session.print(board_divider);
        session.print(plain_rows(board));
    }
}

constexpr std::array formats{Format{"text", print_text}, Format{"moves", print_moves},
                             Format{"states", print_states}, Format{"json", print_json}};

}  // namespace

const Format* find_format(std::string_view name) {
    for (const Format& format : formats) {
        if (format.name == name) return &format;
    }
    return nullptr;
}

std::vector<std::string_view> format_names() {
    std::vector<std::string_view> names;
    for (const Format& format : formats) names.push_back(format.name);
    return names;
}

std::string stage_name(const tiles::Stage& stage, const Words& words) {
    return words.say(name_of(stage));
}

bool has_solution(const catalog::Answer& answer) {
    return answer.status == catalog::Status::optimal || answer.status == catalog::Status::solved ||
           !answer.moves.empty();
}

}  // namespace noyes::cli
