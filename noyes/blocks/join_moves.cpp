#include <noyes/blocks/join_moves.hpp>

namespace noyes::blocks {

namespace {

bool joins(const Move& step, const Move& before, Metric metric) {
    if (step.piece != before.piece) return false;
    switch (metric) {
        case Metric::moves: return true;
        case Metric::straight: return step.path.back() == before.path.back();
        case Metric::steps: break;
    }
    return false;
}

}  // namespace

std::vector<Move> joined(const std::vector<Move>& steps, Metric metric) {
    std::vector<Move> moves;
    for (const Move& step : steps) {
        if (!moves.empty() && joins(step, moves.back(), metric))
            moves.back().path.push_back(step.path.back());
        else moves.push_back(step);
    }
    return moves;
}

}  // namespace noyes::blocks
