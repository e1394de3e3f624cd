// The edge of a box with round corners, as points.
#pragma once

#include "ui/geometry.hpp"

#include <vector>

namespace noyes::desktop {

// Clockwise from the top left corner. `points` asks for exactly so many, to go with another edge.
std::vector<ui::Point> rounded_edge(const ui::Box& box, float radius, std::size_t points = 0);

}  // namespace noyes::desktop
