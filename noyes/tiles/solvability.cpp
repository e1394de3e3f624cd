#include <noyes/tiles/solvability.hpp>

#include <noyes/tiles/inversions.hpp>

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace noyes::tiles {

namespace {

using Numbers = std::vector<std::uint32_t>;

// The board's tiles without the blank, each as its place (from 1) in the goal's reading order.
Numbers numbered_by(const Board& goal, const Board& board) {
    Numbers number_of(goal.tiles().size());
    std::uint32_t next = 0;
    for (const Tile tile : goal.tiles()) {
        if (tile != 0) number_of[tile] = ++next;
    }
    Numbers numbers;
    numbers.reserve(next);
    for (const Tile tile : board.tiles()) {
        if (tile != 0) numbers.push_back(number_of[tile]);
    }
    return numbers;
}

// least[i]: the smallest number from place i on. It tells without a search whether anything smaller
// is still to come, so a few pairs of a nearly solved large board are found at once.
Numbers least_from(const Numbers& numbers) {
    Numbers least = numbers;
    for (std::size_t i = least.size(); i-- > 1;) least[i - 1] = std::min(least[i - 1], least[i]);
    return least;
}

}  // namespace

Solvability solvability(const Board& board, const Board& goal) {
    assert(board.extent() == goal.extent());
    const Extent extent = board.extent();
    Solvability answer;
    answer.inverted_pairs = count_inverted(numbered_by(goal, board));
    answer.blank_row_matters = extent.columns % 2 == 0;
    answer.blank_row = extent.row(board.blank());
    answer.blank_home_row = extent.row(goal.blank());
    const std::uint64_t rows_off =
        answer.blank_row_matters ? answer.blank_row + answer.blank_home_row : 0;
    answer.solvable = (answer.inverted_pairs + rows_off) % 2 == 0;
    return answer;
}

std::vector<std::pair<Tile, Tile>> inverted_pairs(const Board& board, const Board& goal,
                                                  std::size_t most) {
    assert(board.extent() == goal.extent());
    const Numbers numbers = numbered_by(goal, board);
    const Numbers least = least_from(numbers);
    std::vector<Tile> tile_of{0};  // by number
    std::ranges::copy_if(goal.tiles(), std::back_inserter(tile_of), [](Tile t) { return t != 0; });

    std::vector<std::pair<Tile, Tile>> pairs;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        for (std::size_t j = i + 1; j < numbers.size() && least[j] < numbers[i]; ++j) {
            if (pairs.size() == most) return pairs;
            if (numbers[j] < numbers[i])
                pairs.emplace_back(tile_of[numbers[i]], tile_of[numbers[j]]);
        }
    }
    return pairs;
}

}  // namespace noyes::tiles
