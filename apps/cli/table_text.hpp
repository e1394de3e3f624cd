// A stored table as people and programs read it.
#pragma once

#include <noyes/catalog/tables.hpp>

#include "json.hpp"

#include <string>

namespace noyes::cli {

// "_xx./xx../..../....": tiles of the pattern, the blank's home, all else.
std::string pattern_text(const catalog::TableKey& key);
// "8 tiles  _xxx/xxxx/x.../...."
std::string table_text(const catalog::TableKey& key);

// rows, cols, blank, homes, tiles, by_region
Json table_json(const catalog::TableKey& key);

// Without its folder.
std::string file_name(const std::string& path);

}  // namespace noyes::cli
