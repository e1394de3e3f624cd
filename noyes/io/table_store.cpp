#include <noyes/io/table_store.hpp>

#include <noyes/io/codes.hpp>
#include <noyes/io/table_file.hpp>
#include <noyes/io/table_folder.hpp>

namespace noyes::io {

std::optional<tiles::Table> TableStore::find(const tiles::TableKey& key) {
    const std::scoped_lock lock(asking_);
    for (const Found& found : found_) {
        if (found.key == key) return found.table;
    }
    found_.push_back({key, load(key)});
    return found_.back().table;
}

std::optional<tiles::Table> TableStore::load(const tiles::TableKey& key) {
    const std::string path = table_path(folder_, key);
    Expected<tiles::Table> table = load_table(path, key, memory_, executor_);
    if (table) return *std::move(table);
    if (table.error().code != code::no_such_file) complaints_.push_back({key, path, table.error()});
    return std::nullopt;
}

std::vector<TableComplaint> TableStore::take_complaints() {
    const std::scoped_lock lock(asking_);
    return std::exchange(complaints_, {});
}

}  // namespace noyes::io
