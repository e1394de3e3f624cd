#include <apps/play/numbers.hpp>

#include "explanation.hpp"
#include "shared.hpp"

#include <fmt/format.h>

namespace noyes::cli {

namespace {

constexpr std::string_view odd_or_even(std::uint64_t number) {
    return number % 2 == 0 ? "even" : "odd";
}

// "3 inverted pairs (3 before 1, 3 before 2, 7 before 6)"
std::string pairs_text(const tiles::Board& board, const Goal& goal, std::uint64_t number) {
    constexpr std::size_t most_shown = 5;
    if (number == 0) return counted(number, "inverted pair");
    std::string list;
    for (const auto& [first, second] : tiles::inverted_pairs(board, goal.board, most_shown))
        list += fmt::format("{}{} before {}", list.empty() ? "" : ", ", first, second);
    if (number > most_shown) list += ", ...";
    return fmt::format("{} ({})", counted(number, "inverted pair"), list);
}

std::uint64_t rows_from_home(const tiles::Solvability& s) {
    return s.blank_row > s.blank_home_row ? s.blank_row - s.blank_home_row
                                          : s.blank_home_row - s.blank_row;
}

// What never changes, and what that means for the goal, which has 0.
std::string consequence(tiles::Extent extent, std::uint64_t sum) {
    if (sum % 2 == 0)
        return fmt::format("with {} columns every move keeps it even, and the goal has 0",
                           extent.columns);
    return fmt::format("with {} columns no move can make it even, but the goal has 0",
                       extent.columns);
}

}  // namespace

std::string reason(const tiles::Board& board, const Goal& goal,
                   const tiles::Solvability& solvability) {
    const std::uint64_t pairs = solvability.inverted_pairs;
    const std::string pairs_said = pairs_text(board, goal, pairs);
    if (!solvability.blank_row_matters)
        return fmt::format("{}, an {} number; {}", pairs_said, odd_or_even(pairs),
                           consequence(board.extent(), pairs));
    const std::uint64_t rows = rows_from_home(solvability);
    return fmt::format(
        "{} and the blank in row {}, {} from its home in row {}: {} + {} = {} is {}; {}",
        pairs_said, solvability.blank_row + 1, counted(rows, "row"), solvability.blank_home_row + 1,
        grouped(pairs), rows, grouped(pairs + rows), odd_or_even(pairs + rows),
        consequence(board.extent(), pairs + rows));
}

std::string no_solution_text(const tiles::Board& board, const Goal& goal) {
    std::string text = fmt::format("no solution for {}", spoken(goal));
    const std::vector<std::string_view> others = reachable_goals(board);
    if (goal.chosen || others.empty()) return text;
    return fmt::format("{}; it has one for {}: --goal {}", text, fmt::join(others, " and "),
                       others.front());
}

}  // namespace noyes::cli
