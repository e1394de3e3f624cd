// What makes up an estimate, as text and as JSON: tile by tile, pair by pair.
#pragma once

#include <noyes/catalog/lens.hpp>
#include <noyes/tiles/board.hpp>

#include "json.hpp"

#include <string>

namespace noyes::cli {

// Both for boards of up to catalog::most_lens_cells.
std::string tile_table(const tiles::Board& board, const tiles::Board& goal);
std::string pair_list(const tiles::Board& board, const tiles::Board& goal);

// The parts of an estimate and the sum, a line each.
std::string lens_text(const catalog::Lens& lens, tiles::Extent extent);

Json tile_table_json(const tiles::Board& board, const tiles::Board& goal);
Json pairs_json(const tiles::Board& board, const tiles::Board& goal);
Json lens_json(const catalog::Lens& lens);

}  // namespace noyes::cli
