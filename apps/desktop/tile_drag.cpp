#include "tile_drag.hpp"

#include <algorithm>
#include <cmath>

namespace noyes::desktop {

std::optional<TileDrag> TileDrag::begin(const tiles::Board& board, tiles::Cell cell,
                                        ui::Point point, float pitch) {
    const tiles::Extent extent = board.extent();
    const tiles::Cell blank = board.blank();
    const bool same_row = extent.row(cell) == extent.row(blank);
    const bool same_column = extent.column(cell) == extent.column(blank);
    if (cell == blank || (!same_row && !same_column)) return std::nullopt;
    const bool ahead = blank > cell;
    const tiles::Cell step = same_row ? 1 : extent.columns;
    TileDrag drag;
    drag.cell_ = cell;
    drag.begun_ = point;
    drag.pitch_ = pitch;
    const float sign = ahead ? 1.F : -1.F;
    drag.way_ = same_row ? ui::Point{sign, 0} : ui::Point{0, sign};
    for (tiles::Cell place = cell; place != blank; place = ahead ? place + step : place - step)
        drag.tiles_.push_back(board.tile(place));
    return drag;
}

bool TileDrag::pull(ui::Point point) {
    constexpr float slack = 4;  // pixels that a hand moves during a click
    const ui::Point gone{point.x - begun_.x, point.y - begun_.y};
    if (!pulled_ && std::hypot(gone.x, gone.y) < slack) return false;
    pulled_ = true;
    const float along = gone.x * way_.x + gone.y * way_.y;
    share_ = std::clamp(along / pitch_, 0.F, 1.F);
    return true;
}

bool TileDrag::is_move() const {
    constexpr float enough = 0.35F;
    return !pulled_ || share_ >= enough;
}

}  // namespace noyes::desktop
