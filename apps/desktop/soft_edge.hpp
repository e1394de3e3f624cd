// Shapes whose edges fade out over a pixel, so that slanted ones look smooth without any help of
// the graphics driver.
#pragma once

#include "ui/geometry.hpp"

#include <span>
#include <vector>

namespace noyes::desktop {

// A corner of a triangle, and how much of the colour there is.
struct SoftPoint {
    ui::Point point;
    float strength;
};

// Three by three, the triangles of a shape; from its middle its whole edge can be seen.
std::vector<SoftPoint> with_soft_edge(std::span<const ui::Point> edge);

// The edge of a line with round ends.
std::vector<ui::Point> edge_of_line(ui::Point from, ui::Point to, float thickness);

}  // namespace noyes::desktop
