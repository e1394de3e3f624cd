#include <noyes/catalog/board_at.hpp>

#include "codes.hpp"
#include "distance_drawing.hpp"

#include <utility>

namespace noyes::cli {

Attempt<DistanceOrder> read_distance_order(const std::string& text, const Goal& goal) {
    Attempt<MoveRange> range = read_move_range(text);
    if (!range) return range.error();
    const tiles::Extent extent = goal.board.extent();
    if (!tiles::distances_are_known(extent) && catalog::can_draw_at_distance(extent))
        return DistanceOrder{.range = *std::move(range)};
    Attempt<std::vector<tiles::DistantBoard>> all = distant_boards(*range, goal);
    if (!all) return all.error();
    return DistanceOrder{*std::move(all), *std::move(range)};
}

Attempt<std::optional<tiles::DistantBoard>> DistanceDrawing::next(Random& random) {
    if (!order_.all.empty())
        return std::optional(order_.all[static_cast<std::size_t>(random.below(order_.all.size()))]);
    const auto choices = static_cast<std::uint64_t>(order_.range.most - order_.range.least) + 1;
    const Cost distance = order_.range.least + static_cast<Cost>(random.below(choices));
    Expected<std::optional<tiles::Board>> board = catalog::board_at({.goal = goal_,
                                                                     .distance = distance,
                                                                     .tables = &tables_,
                                                                     .executor = &executor_,
                                                                     .memory = &pages_,
                                                                     .stop = &stop_},
                                                                    random);
    if (!board) return Failure{board.error(), "--distance"};
    if (!*board) return std::optional<tiles::DistantBoard>{};
    return std::optional(tiles::DistantBoard{**std::move(board), distance});
}

}  // namespace noyes::cli
