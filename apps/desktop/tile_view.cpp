#include <noyes/tiles/text.hpp>

#include "tile_view.hpp"
#include "ui/text_fit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace noyes::desktop {

namespace {

constexpr float frame = 0.08F;  // around the board, in cells
constexpr float space = 0.05F;  // between two tiles, in cells
constexpr Moment cheer_length{900};

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

bool is_home(const tiles::Board& board, const tiles::Board& goal, tiles::Tile tile) {
    const auto cell = std::ranges::find(board.tiles(), tile) - board.tiles().begin();
    return goal.tile(static_cast<tiles::Cell>(cell)) == tile;
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
    return {style.scaled(300), style.scaled(300)};
}

void TileView::place_in(const ui::Box& room) {
    if (!board_) return place(room);
    const auto columns = static_cast<float>(board_->extent().columns) + 2 * frame;
    const auto rows = static_cast<float>(board_->extent().rows) + 2 * frame;
    const float side = std::floor(std::min(room.width / columns, room.height / rows));
    const ui::Box box = room.centred({side * columns, side * rows});
    place({std::round(box.x), std::round(box.y), box.width, box.height});
}

float TileView::pitch() const {
    return box().width / (static_cast<float>(board_->extent().columns) + 2 * frame);
}

ui::Box TileView::inside() const { return box().inset(pitch() * frame); }

ui::Box TileView::box_at(ui::Point place) const {
    const float side = pitch();
    const ui::Box cell{inside().x + place.x * side, inside().y + place.y * side, side, side};
    return cell.inset(std::max(side * space / 2, 1.F));
}

std::optional<tiles::Cell> TileView::cell_at(ui::Point point) const {
    if (!board_ || !inside().contains(point)) return std::nullopt;
    const tiles::Extent extent = board_->extent();
    const auto column = static_cast<std::uint32_t>((point.x - inside().x) / pitch());
    const auto row = static_cast<std::uint32_t>((point.y - inside().y) / pitch());
    if (row >= extent.rows || column >= extent.columns) return std::nullopt;
    return extent.cell(row, column);
}

void TileView::draw(ui::Painter& painter, const ui::Style& style) const {
    if (!board_) return;
    const float radius = pitch() * (frame + 0.08F);
    painter.fill(box(), style.theme->board, radius);
    painter.outline(box(), style.theme->border, style.theme->outline, radius);
    draw_tiles(painter, style);
    draw_numbers(painter, style);
    draw_hint(painter, style);
}

void TileView::draw_tiles(ui::Painter& painter, const ui::Style& style) const {
    const ui::Theme& theme = *style.theme;
    const float radius = pitch() * 0.1F;
    for (tiles::Tile tile = 1; tile <= slide_.places().size(); ++tile) {
        const ui::Point place = slide_.places()[tile - 1];
        const ui::Box box = box_at(place);
        const ui::Colour colour = is_home(*board_, *goal_, tile) ? theme.home : theme.tile;
        painter.fill(box, shine(colour, place, style), radius);
        painter.outline(box, theme.border, theme.outline, radius);
    }
}

void TileView::draw_numbers(ui::Painter& painter, const ui::Style& style) const {
    constexpr float share = 0.42F;
    const std::string widest = std::to_string(slide_.places().size());
    const float room = pitch() * 0.78F;
    const ui::Font font =
        ui::fitting(widest, {std::round(pitch() * share), ui::Weight::bold}, room, painter);
    for (tiles::Tile tile = 1; tile <= slide_.places().size(); ++tile) {
        const ui::Box box = box_at(slide_.places()[tile - 1]);
        const bool home = is_home(*board_, *goal_, tile);
        ui::draw_centred(painter, std::to_string(tile), box, font,
                         home ? style.theme->home_text : style.theme->tile_text);
    }
}

// A ring around the first tile; arrows for the moves, each fainter and smaller than the one before.
void TileView::draw_hint(ui::Painter& painter, const ui::Style& style) const {
    if (hint_.steps.empty() || is_moving()) return;
    const tiles::Extent extent = board_->extent();
    const auto place = [&](tiles::Cell cell) {
        return ui::Point{static_cast<float>(extent.column(cell)),
                         static_cast<float>(extent.row(cell))};
    };
    const tiles::Cell first = neighbour(extent, board_->blank(), hint_.steps.front());
    painter.outline(box_at(place(first)), style.theme->hint, style.scaled(4), pitch() * 0.1F);
    if (hint_.is_nudge) return;
    tiles::Cell blank = board_->blank();
    float strength = 1;
    for (const tiles::Direction step : hint_.steps) {
        const tiles::Cell from = neighbour(extent, blank, step);
        const ui::Point begin = box_at(place(from)).centre();
        const ui::Point end = box_at(place(blank)).centre();
        const auto alpha = static_cast<std::uint8_t>(230 * strength);
        const ui::Point half{(begin.x + end.x) / 2, (begin.y + end.y) / 2};
        const ui::Point along{(end.x - begin.x) / pitch(), (end.y - begin.y) / pitch()};
        const float size = pitch() * 0.16F * (0.5F + strength / 2);
        const ui::Point tip{half.x + along.x * size, half.y + along.y * size};
        const ui::Point back{half.x - along.x * size, half.y - along.y * size};
        painter.triangle(tip, {back.x - along.y * size, back.y + along.x * size},
                         {back.x + along.y * size, back.y - along.x * size},
                         style.theme->hint.with_alpha(alpha));
        blank = from;
        strength *= 0.8F;
    }
}

bool TileView::tick(Moment now) {
    now_ = now;
    const bool cheered = cheering_.has_value();
    if (cheering_ && now - *cheering_ > cheer_length) cheering_.reset();
    return slide_.tick(now) || cheered;
}

// A band of light that goes from the top left to the bottom right.
ui::Colour TileView::shine(ui::Colour colour, ui::Point place, const ui::Style& style) const {
    if (!cheering_) return colour;
    constexpr float width = 1.6F;  // of the band, in cells
    const auto gone = static_cast<float>((now_ - *cheering_).count());
    const tiles::Extent extent = board_->extent();
    const auto length = static_cast<float>(extent.rows + extent.columns) + 2 * width;
    const float front = gone / static_cast<float>(cheer_length.count()) * length - width;
    const float strength = 1 - std::min(std::abs(place.x + place.y - front) / width, 1.F);
    return mixed(colour, style.theme->hint, strength * 0.55F);
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
