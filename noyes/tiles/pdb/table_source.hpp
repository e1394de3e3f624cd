// Where tables come from that somebody has made before: files, fetched bytes, memory.
#pragma once

#include <noyes/tiles/pdb/table.hpp>

#include <optional>

namespace noyes::tiles {

class TableSource {
   public:
    TableSource() = default;
    TableSource(const TableSource&) = delete;
    TableSource& operator=(const TableSource&) = delete;
    virtual ~TableSource() = default;

    // The key is a canonical one (see symmetry.hpp). Nothing if there is no such table, or if it is
    // there but cannot be trusted.
    virtual std::optional<Table> find(const TableKey& key) = 0;
};

// For whoever has none.
class NoTables final : public TableSource {
   public:
    std::optional<Table> find(const TableKey&) override { return std::nullopt; }
};

}  // namespace noyes::tiles
