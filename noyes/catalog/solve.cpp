#include <noyes/catalog/solve.hpp>

#include <noyes/catalog/automatic.hpp>
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/solve_once.hpp>

namespace noyes::catalog {

Expected<Answer> solve(const Question& question) {
    if (question.board.extent() != question.goal.extent()) {
        return Error{.code = code::different_sizes};
    }
    if (is_automatic(question)) return solve_automatically(question);
    return solve_once(question);
}

std::vector<Reading> readings(const tiles::Board& board, const tiles::Board& goal) {
    std::vector<Reading> all;
    for (const Heuristic& heuristic : heuristics()) {
        const bool in_a_moment = heuristic.fits(board.extent()) && heuristic.quick(board.extent());
        if (!heuristic.admissible || !in_a_moment) continue;
        all.push_back({heuristic.about.name, read(heuristic, board, goal)});
    }
    return all;
}

}  // namespace noyes::catalog
