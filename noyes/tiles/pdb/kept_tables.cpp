#include <noyes/tiles/pdb/kept_tables.hpp>

#include <noyes/tiles/pdb/build_table.hpp>

#include <algorithm>

namespace noyes::tiles {

std::optional<Table> KeptTables::find(const TableKey& key) {
    const auto kept = std::ranges::find(tables_, key, &Table::key);
    if (kept != tables_.end()) return *kept;
    std::optional<Table> table = stored_.find(key);
    if (!table && !run_.halt()) table = build_table(key, run_, executor_);
    if (table) tables_.push_back(*table);
    return table;
}

}  // namespace noyes::tiles
