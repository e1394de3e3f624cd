#include <noyes/io/table_folder.hpp>

#include <noyes/io/system_calls.hpp>
#include <noyes/io/table_draft.hpp>
#include <noyes/io/table_file.hpp>
#include <noyes/io/user_files.hpp>
#include <noyes/tiles/pdb/table_name.hpp>

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <tuple>

namespace noyes::io {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".noyes-table";

// Takes `end` off the end of `name`.
bool take_ending(std::string_view& name, std::string_view end) {
    if (!name.ends_with(end)) return false;
    name.remove_suffix(end.size());
    return true;
}

constexpr std::uint64_t disk_block = 512;  // the unit of st_blocks

StoredTable stored_table(const tiles::TableKey& key, const std::string& path) {
    StoredTable table{.key = key, .path = path};
    struct stat status{};
    if (::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode))
        table.bytes = static_cast<std::uint64_t>(status.st_size);
    const Expected<OpenTable> open = open_table(path, key);
    if (!open) table.wrong = open.error();
    return table;
}

StoredDraft stored_draft(const tiles::TableKey& key, const std::string& path) {
    struct stat status{};
    const bool known = ::lstat(path.c_str(), &status) == 0;
    const auto blocks = static_cast<std::uint64_t>(known ? status.st_blocks : 0);
    return {.key = key, .path = path, .bytes = blocks * disk_block, .in_use = draft_in_use(path)};
}

void add_file(TableFolder& found, const std::string& path) {
    const std::string file = fs::path(path).filename().string();
    std::string_view name = file;
    const bool draft = take_ending(name, draft_ending);
    if (!take_ending(name, ending)) return;
    const std::optional<tiles::TableKey> key = tiles::parse_table_name(name);
    if (!key) return;
    if (draft) found.drafts.push_back(stored_draft(*key, path));
    else found.tables.push_back(stored_table(*key, path));
}

void sort(TableFolder& found) {
    const auto place = [](const auto& file) {
        const tiles::Extent extent = file.key.extent;
        return std::tuple(extent.cells(), extent.rows, file.key.tiles(), file.path);
    };
    std::ranges::sort(found.tables, {}, place);
    std::ranges::sort(found.drafts, {}, place);
}

}  // namespace

std::optional<std::string> usual_table_folder() { return cache_file("tables"); }

std::uint64_t stored_bytes(const tiles::TableKey& key) {
    return tiles::table_header_bytes + tiles::table_bytes(key);
}

std::string table_path(const std::string& folder, const tiles::TableKey& key) {
    return folder + "/" + tiles::table_name(key) + std::string(ending);
}

Expected<TableFolder> read_table_folder(const std::string& folder) {
    TableFolder found;
    std::error_code failed;
    for (fs::directory_iterator file(folder, failed), end; !failed && file != end;
         file.increment(failed))
        add_file(found, file->path().string());
    if (failed && failed.value() != ENOENT) return read_error(failed.value(), folder);
    sort(found);
    return found;
}

std::optional<Error> remove_table(const StoredTable& table) {
    if (::unlink(table.path.c_str()) == 0 || errno == ENOENT) return std::nullopt;
    return write_error(errno, table.path);
}

}  // namespace noyes::io
