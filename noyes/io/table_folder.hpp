// The tables in a folder, good or not. A file belongs to them by its name; others are left alone.
//
//   4x4-blank0-tiles1.4.5.8.9.noyes-table
//   4x4-blank0-tiles1.4.5.8.9.noyes-table.draft     being made, or left by a process that was
//   killed
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/tiles/pdb/table_key.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace noyes::io {

// $XDG_CACHE_HOME/noyes/tables or ~/.cache/noyes/tables; nothing if the user has no home.
std::optional<std::string> usual_table_folder();

// Of the whole file.
std::uint64_t stored_bytes(const tiles::TableKey& key);
std::string table_path(const std::string& folder, const tiles::TableKey& key);

struct StoredTable {
    tiles::TableKey key;
    std::string path;
    std::uint64_t bytes = 0;       // of the file
    std::optional<Error> wrong{};  // as far as header and length tell
};

struct StoredDraft {
    tiles::TableKey key;
    std::string path;
    std::uint64_t bytes = 0;  // on the disk
    bool in_use = false;      // its process lives
};

struct TableFolder {
    std::vector<StoredTable> tables{};  // by size, tiles and name
    std::vector<StoredDraft> drafts{};
};

// A folder that is not there is empty.
Expected<TableFolder> read_table_folder(const std::string& folder);

// The error, if it cannot be removed; folders never are.
std::optional<Error> remove_table(const StoredTable& table);

}  // namespace noyes::io
