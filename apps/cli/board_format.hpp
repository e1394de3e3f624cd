// The forms in which whole boards are written; each can be read again.
#pragma once

#include <apps/play/failure.hpp>
#include <noyes/tiles/board.hpp>

#include "shared.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace noyes::cli {

// The size, then right-aligned rows: a file that many programs read.
std::string sized_rows(const tiles::Board& board);

// rows, line, word, letters, json.
std::vector<std::string_view> board_format_names();

struct BoardFormat {
    std::string_view name;
    std::string (*write)(const tiles::Board&);  // in one line; nullptr for rows and json
    bool (*fits)(tiles::Extent);
    const char* sizes;  // that it has, if not all
};

// An error for a name that is not known, or a form that boards of this size do not have.
Attempt<const BoardFormat*> find_board_format(std::string_view name, tiles::Extent extent);

}  // namespace noyes::cli
