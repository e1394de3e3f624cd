// The colours of a plot.
#pragma once

#include "plot.hpp"

#include <string>

namespace noyes::cli {

// CSS for the classes ground, band, quiet, grid, optimal, solved, limited, fewest and for text.
std::string style_sheet(Theme theme);

}  // namespace noyes::cli
