// Tables by name, for files and addresses.
//
//   4x4-blank0-tiles1.4.5.8.9            the homes of the pattern's tiles, as cells
//   4x4-blank0-tiles1.4.5.8.9-regions    entries know the blank's region
#pragma once

#include <noyes/tiles/pdb/table_key.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace noyes::tiles {

std::string table_name(const TableKey& key);

// Nothing if table_name writes no such name.
std::optional<TableKey> parse_table_name(std::string_view name);

}  // namespace noyes::tiles
