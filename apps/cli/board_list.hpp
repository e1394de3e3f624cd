// A list of boards, one a line.
#pragma once

#include <noyes/tiles/text/batch_line.hpp>

#include "board_options.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace noyes::cli {

struct ListEntry {
    std::uint32_t number;   // of the line
    std::string_view text;  // within the source
};

// The lines that are neither empty nor comments.
std::vector<ListEntry> list_entries(std::string_view text);

// A file or standard input; longer ones than single boards have are fine.
Attempt<Source> read_list(const std::string& path);

// The board of an entry; the failure names `source` and the entry's line.
Attempt<tiles::BatchLine> read_entry(const ListEntry& entry, const std::string& source);

}  // namespace noyes::cli
