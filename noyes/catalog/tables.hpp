// Pattern databases for whoever keeps them: which tables a partition has, and how they are made and
// checked.
//
//   Expected<TableSet> set = find_tables(goal, "7-8");
//   for (const TableKey& key : set->keys) ... build_table(key, run, executor) ...
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/tiles/board.hpp>
#include <noyes/tiles/detours/kept_detours.hpp>
#include <noyes/tiles/pdb/build_table.hpp>
#include <noyes/tiles/pdb/check_table.hpp>
#include <noyes/tiles/pdb/kept_tables.hpp>
#include <noyes/tiles/pdb/partition.hpp>
#include <noyes/tiles/pdb/table_name.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace noyes::catalog {

using tiles::build_bytes;
using tiles::build_table;
using tiles::CellSet;
using tiles::check_sample;
using tiles::entries_of;
using tiles::KeptDetours;
using tiles::KeptTables;
using tiles::NoTables;
using tiles::partition_names;
using tiles::set_of;
using tiles::Table;
using tiles::table_bytes;
using tiles::table_name;
using tiles::TableCheck;
using tiles::TableKey;
using tiles::TableSource;

struct TableSet {
    std::string partition;
    std::vector<TableKey> keys;  // goals that are alike up to a turn or a reflection share them
};

// The tables of a partition for a goal; of the largest that has a name, if none is given.
Expected<TableSet> find_tables(const tiles::Board& goal, std::string_view partition);

}  // namespace noyes::catalog
