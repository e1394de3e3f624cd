// Any shape of cells, drawn a little inside of them and with round corners.
#pragma once

#include "ui/painter.hpp"

#include <vector>

namespace noyes::desktop {

struct CellShape {
    struct Place {
        int x = 0;
        int y = 0;

        friend bool operator==(const Place&, const Place&) = default;
    };

    std::vector<Place> cells{};
    ui::Point origin{};  // of cell 0,0 on the screen
    float pitch = 1;
    float inset = 0;
    float radius = 0;
};

// The colour may not be one that can be seen through: parts are drawn twice.
void fill(ui::Painter& painter, const CellShape& shape, ui::Colour colour);

// Lines along its edge, broken into dashes.
void dash(ui::Painter& painter, const CellShape& shape, float thickness, ui::Colour colour);

// The cell that is nearest to the middle: there its name is written. Of a full rectangle the middle
// itself.
ui::Point label_place(const CellShape& shape);

}  // namespace noyes::desktop
