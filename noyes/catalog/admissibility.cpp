#include <noyes/catalog/admissibility.hpp>

#include <noyes/base/sort_by.hpp>
#include <noyes/catalog/estimator.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/all_distances.hpp>

#include <algorithm>
#include <numeric>
#include <utility>

namespace noyes::catalog {

namespace {

using tiles::AllDistances;
using Numbers = std::vector<std::uint64_t>;

// Numbers of boards, nearest first.
Numbers by_distance(const AllDistances& all) {
    Numbers numbers(all.size());
    std::iota(numbers.begin(), numbers.end(), std::uint64_t{0});
    sort_by(numbers, [&](std::uint64_t number) { return all[number]; });
    return numbers;
}

// A* expands no board of f = g + h above the length that it finds, which is two moves too long at
// least: the parity of all solutions of a board is the same. So it can only miss the shortest ones
// if each of them passes a board that is overestimated by two: those are the starts to try.
class Losses {
   public:
    Losses(const Choice& heuristic, const tiles::Board& goal, const AllDistances& all,
           std::vector<bool> blocked)
        : heuristic_(heuristic), goal_(goal), all_(all), blocked_(std::move(blocked)) {}

    // Some starts of every distance, the nearest first.
    void look(const Numbers& numbers, Admissibility& result) {
        Numbers starts;
        for (std::size_t i = 1; i < numbers.size(); ++i) {
            const bool is_last = i + 1 == numbers.size() || all_[numbers[i + 1]] > all_[numbers[i]];
            if (every_way_is_blocked(all_.board(numbers[i]))) {
                blocked_[numbers[i]] = true;
                starts.push_back(numbers[i]);
            }
            if (is_last && try_some(starts, result)) return;
            if (is_last) starts.clear();
        }
    }

   private:
    static constexpr std::size_t tries_a_distance = 20;

    // Of starts that are equally far, evenly spread.
    bool try_some(const Numbers& starts, Admissibility& result) {
        const std::size_t step = std::max<std::size_t>(1, starts.size() / tries_a_distance);
        for (std::size_t i = 0; i < starts.size(); i += step) {
            ++result.starts_tried;
            result.loss = lost_on(all_.board(starts[i]));
            if (result.loss) return true;
        }
        return false;
    }

    // All boards that are nearer by one are known already.
    [[nodiscard]] bool every_way_is_blocked(const tiles::Board& board) const {
        for (const tiles::Direction way : tiles::directions) {
            tiles::Board next = board;
            if (!next.slide(way)) continue;
            const std::uint64_t number = all_.number(next);
            if (all_[number] < all_.of(board) && !blocked_[number]) return false;
        }
        return true;
    }

    [[nodiscard]] std::optional<Loss> lost_on(const tiles::Board& board) const {
        const auto answer = solve({.board = board,
                                   .goal = goal_,
                                   .algorithm = {.name = "astar"},
                                   .heuristic = heuristic_});
        if (!answer) return std::nullopt;
        const auto found = static_cast<Cost>(answer->moves.size());
        if (found == all_.of(board)) return std::nullopt;
        return Loss{board, found, all_.of(board)};
    }

    const Choice& heuristic_;
    const tiles::Board& goal_;
    const AllDistances& all_;
    std::vector<bool> blocked_;  // overestimated by two, or all shortest ways on are blocked
};

void count(std::vector<std::vector<std::uint64_t>>& counts, Cost distance, Cost estimate) {
    auto& row = counts[static_cast<std::size_t>(distance)];
    const auto column = static_cast<std::size_t>(estimate);
    if (row.size() <= column) row.resize(column + 1);
    ++row[column];
}

}  // namespace

Expected<Admissibility> check_admissibility(const Choice& heuristic, const tiles::Board& goal) {
    const auto estimate = Estimator::make(heuristic, goal);
    if (!estimate) return estimate.error();
    const AllDistances all(goal);
    const Numbers numbers = by_distance(all);
    Admissibility result{.heuristic = estimate->name(),
                         .says_admissible = estimate->admissible(),
                         .boards = all.size()};
    result.counts.resize(static_cast<std::size_t>(all.farthest()) + 1);
    std::vector<bool> blocked(all.size());
    for (const std::uint64_t number : numbers) {
        const Overestimate here{all.board(number), (*estimate)(all.board(number)), all[number]};
        count(result.counts, here.distance, here.estimate);
        const Cost excess = here.estimate - here.distance;
        if (excess <= 0) continue;
        blocked[number] = excess >= 2;
        ++result.overestimated;
        if (!result.worst || excess > result.worst->estimate - result.worst->distance)
            result.worst = here;
    }
    if (result.overestimated > 0)
        Losses(heuristic, goal, all, std::move(blocked)).look(numbers, result);
    return result;
}

}  // namespace noyes::catalog
