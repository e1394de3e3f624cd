// A tile board to look at and to play on.
#pragma once

#include <noyes/tiles/board.hpp>

#include "slide.hpp"
#include "tile_drag.hpp"
#include "tile_dress.hpp"
#include "tile_painting.hpp"
#include "ui/widget.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace noyes::desktop {

class TileView : public ui::Widget {
   public:
    enum class Motion : std::uint8_t { slide, jump };

    explicit TileView(std::string name) : Widget(std::move(name)) {}

    // What is done with the tile in a cell: it was clicked, dragged, or the mouse went over it.
    void on_push(std::function<void(tiles::Cell)> push) { push_ = std::move(push); }
    // Tiles are pushed when the mouse goes over them, without a click.
    void push_by_hover(bool hover) { hover_pushes_ = hover; }

    void show(const tiles::Board& board, const tiles::Board& goal, Motion motion, Moment now);
    // The moves of a hint, as the blank goes; of a nudge only which tile.
    struct Hint {
        std::vector<tiles::Direction> steps{};
        bool is_nudge = false;
    };
    void point_out(Hint hint) { hint_ = std::move(hint); }

    void dress(TileDress dress) { dress_ = std::move(dress); }
    // Of a picture the whole, without gaps: what it should look like in the end.
    void show_whole(bool whole) { whole_ = whole; }
    // The tiles that a lesson is about.
    void ring(std::vector<tiles::Tile> tiles) { ringed_ = std::move(tiles); }

    // A wave of light over the tiles, once.
    void cheer(Moment now) { cheering_ = now; }

    bool tick(Moment now);
    [[nodiscard]] bool is_moving() const { return slide_.is_moving() || cheering_; }

    [[nodiscard]] std::string_view kind() const override { return "board"; }
    [[nodiscard]] std::string said() const override;
    // Where the cells are: "rows=4 columns=4 cells=LEFT,TOP,PITCH".
    [[nodiscard]] std::string state() const override;
    [[nodiscard]] ui::Size wanted(const ui::TextMeasure& measure,
                                  const ui::Style& style) const override;
    // The side of the square that it would like to have; 0 for the usual one.
    void want(float side) { wanted_ = side; }
    // The largest board that fits into the room.
    void place_in(const ui::Box& room);
    // Whether its numbers can be read, or are not needed.
    [[nodiscard]] bool is_legible() const;

    void draw(ui::Painter& painter, const ui::Style& style) const override;
    bool press(ui::Point point) override;
    bool drag(ui::Point point) override;
    bool release(ui::Point point) override;
    bool move_over(ui::Point point) override;

   private:
    [[nodiscard]] float pitch() const;
    [[nodiscard]] ui::Box inside() const;
    [[nodiscard]] std::optional<tiles::Cell> cell_at(ui::Point point) const;
    [[nodiscard]] TileScene scene() const;

    std::optional<tiles::Board> board_;
    std::optional<tiles::Board> goal_;
    std::function<void(tiles::Cell)> push_;
    Slide slide_;  // places of the tiles 1, 2, ... in cells
    Hint hint_;
    TileDress dress_;
    std::vector<tiles::Tile> ringed_;
    std::optional<TileDrag> drag_;
    std::optional<tiles::Cell> under_mouse_;
    bool hover_pushes_ = false;
    bool whole_ = false;
    float wanted_ = 0;
    std::optional<Moment> cheering_;  // since when
    Moment now_{0};
};

}  // namespace noyes::desktop
