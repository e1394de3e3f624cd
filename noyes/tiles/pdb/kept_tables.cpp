#include <noyes/tiles/pdb/kept_tables.hpp>

#include <noyes/tiles/pdb/build_table.hpp>
#include <noyes/tiles/pdb/parities.hpp>

#include <algorithm>

namespace noyes::tiles {

std::optional<Table> KeptTables::find(const TableKey& key) {
    const auto kept = std::ranges::find(tables_, key, &Table::key);
    if (kept != tables_.end()) return *kept;
    std::optional<Table> table = stored_.find(key);
    if (!table && !run_.halt()) table = build_table(key, run_, executor_);
    if (!table) return std::nullopt;
    tables_.push_back(with_parities(*table, run_, executor_));
    return tables_.back();
}

}  // namespace noyes::tiles
