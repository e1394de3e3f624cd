#include <noyes/tiles/text.hpp>

#include "tile_view.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace noyes::desktop {

namespace {

constexpr float frame = 0.08F;  // around the board, in cells

// In cells, of the tiles 1, 2, ...
std::vector<ui::Point> places_of(const tiles::Board& board) {
    const tiles::Extent extent = board.extent();
    std::vector<ui::Point> places(extent.cells() - 1);
    for (tiles::Cell cell = 0; cell < extent.cells(); ++cell) {
        if (board.tile(cell) == 0) continue;
        places[board.tile(cell) - 1] = {static_cast<float>(extent.column(cell)),
                                        static_cast<float>(extent.row(cell))};
    }
    return places;
}

}  // namespace

void TileView::show(const tiles::Board& board, const tiles::Board& goal, Motion motion,
                    Moment now) {
    const bool other = !board_ || board_->extent() != board.extent();
    board_ = board;
    goal_ = goal;
    hint_ = {};
    drag_.reset();
    cheering_.reset();
    now_ = now;
    if (other || motion == Motion::jump) slide_.jump_to(places_of(board));
    else slide_.go_to(places_of(board), now);
}

std::string TileView::said() const { return board_ ? tiles::to_line(*board_) : std::string(); }

std::string TileView::state() const {
    if (!board_) return {};
    const tiles::Extent extent = board_->extent();
    return fmt::format("rows={} columns={} cells={:.1f},{:.1f},{:.2f}{}", extent.rows,
                       extent.columns, inside().x, inside().y, pitch(),
                       is_moving() ? " moving" : "");
}

ui::Size TileView::wanted(const ui::TextMeasure& /*measure*/, const ui::Style& style) const {
    const float side = wanted_ > 0 ? wanted_ : style.scaled(300);
    return {side, side};
}

void TileView::place_in(const ui::Box& room) {
    if (!board_) return place(room);
    const auto columns = static_cast<float>(board_->extent().columns) + 2 * frame;
    const auto rows = static_cast<float>(board_->extent().rows) + 2 * frame;
    const float side = std::floor(std::min(room.width / columns, room.height / rows));
    const ui::Box box = room.centred({side * columns, side * rows});
    place({std::round(box.x), std::round(box.y), box.width, box.height});
}

bool TileView::is_legible() const {
    constexpr float least = 15;
    return (whole_ && dress_.picture) || pitch() >= least;
}

float TileView::pitch() const {
    return box().width / (static_cast<float>(board_->extent().columns) + 2 * frame);
}

ui::Box TileView::inside() const { return box().inset(pitch() * frame); }

std::optional<tiles::Cell> TileView::cell_at(ui::Point point) const {
    if (!board_ || !inside().contains(point)) return std::nullopt;
    const tiles::Extent extent = board_->extent();
    const auto column = static_cast<std::uint32_t>((point.x - inside().x) / pitch());
    const auto row = static_cast<std::uint32_t>((point.y - inside().y) / pitch());
    if (row >= extent.rows || column >= extent.columns) return std::nullopt;
    return extent.cell(row, column);
}

TileScene TileView::scene() const {
    const tiles::Extent extent = board_->extent();
    TileScene scene{.board = &*board_,
                    .goal = &*goal_,
                    .places = slide_.places(),
                    .origin = {inside().x, inside().y},
                    .pitch = pitch(),
                    .dress = &dress_,
                    .ringed = ringed_};
    if (cheering_)
        scene.cheer = Cheer{now_ - *cheering_, static_cast<float>(extent.rows + extent.columns)};
    return scene;
}

void TileView::draw(ui::Painter& painter, const ui::Style& style) const {
    if (!board_) return;
    const float radius = pitch() * (frame + 0.08F);
    painter.fill(box(), style.theme->board, radius);
    painter.outline(box(), style.theme->border, style.theme->outline, radius);
    if (whole_ && dress_.picture) {
        const ui::Box part = whole_of(*dress_.picture, board_->extent());
        painter.picture(*dress_.picture, part, inside());
        return;
    }
    const TileScene seen = scene();
    draw_tiles(painter, style, seen);
    if (hint_.steps.empty() || is_moving()) return;
    draw_ring(painter, style, seen, hint_.steps.front());
    if (!hint_.is_nudge) draw_arrows(painter, style, seen, hint_.steps);
}

bool TileView::tick(Moment now) {
    now_ = now;
    const bool cheered = cheering_.has_value();
    if (cheering_ && now - *cheering_ > Cheer::length) cheering_.reset();
    return slide_.tick(now) || cheered;
}

bool TileView::press(ui::Point point) {
    const std::optional<tiles::Cell> cell = cell_at(point);
    if (!cell || !push_) return false;
    drag_ = TileDrag::begin(*board_, *cell, point, pitch());
    if (!drag_ && *cell != board_->blank()) push_(*cell);  // which says why it cannot be done
    return true;
}

bool TileView::drag(ui::Point point) {
    if (!drag_ || !drag_->pull(point)) return false;
    for (const tiles::Tile tile : drag_->tiles()) slide_.hold(tile - 1, drag_->away());
    return true;
}

bool TileView::release(ui::Point /*point*/) {
    const std::optional<TileDrag> drag = std::exchange(drag_, std::nullopt);
    if (!drag) return false;
    if (drag->is_move()) push_(drag->cell());
    else slide_.let_go(now_);
    return true;
}

bool TileView::move_over(ui::Point point) {
    const std::optional<tiles::Cell> cell = cell_at(point);
    const bool entered = cell && cell != under_mouse_;
    under_mouse_ = cell;
    if (!hover_pushes_ || !entered || !push_) return false;
    if (!TileDrag::begin(*board_, *cell, point, pitch())) return false;
    push_(*cell);
    return true;
}

}  // namespace noyes::desktop
