// noyes tables remove: gives the room on the disk back.
#include <apps/play/numbers.hpp>
#include <noyes/io/table_draft.hpp>
#include <noyes/io/table_folder.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "json.hpp"
#include "shared.hpp"
#include "table_options.hpp"
#include "table_text.hpp"
#include "tables.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>
#include <vector>

namespace noyes::cli {

namespace {

struct RemoveOptions {
    TableChoiceOptions choice{};
    bool all = false;
};

constexpr const char* tables_remove_examples = R"(Examples:
  noyes tables remove 4x4
  noyes tables remove 4x4 7-8
  noyes tables remove --all

What killed builds have left over goes, too. Other files in the folder stay, and
so do tables that are being made.

Exit codes: 0 done, 2 bad command line, 4 a table cannot be removed.)";

struct Removed {
    catalog::TableKey key;
    std::string path;
    std::uint64_t bytes;
};

struct Removal {
    std::vector<Removed> files{};
    std::optional<Error> failure{};
};

Removal remove_all(const io::TableFolder& folder, const TableFilter& filter) {
    Removal removal;
    for (const io::StoredDraft& draft : folder.drafts) {
        if (filter.takes(draft.key) && io::remove_leftover(draft.path))
            removal.files.push_back({draft.key, draft.path, draft.bytes});
    }
    for (const io::StoredTable& table : folder.tables) {
        if (!filter.takes(table.key)) continue;
        removal.failure = io::remove_table(table);
        if (removal.failure) break;
        removal.files.push_back({table.key, table.path, table.bytes});
    }
    return removal;
}

std::uint64_t total_bytes(const std::vector<Removed>& files) {
    std::uint64_t sum = 0;
    for (const Removed& file : files) sum += file.bytes;
    return sum;
}

void print_text(Session& session, const std::vector<Removed>& files) {
    for (const Removed& file : files) session.print(fmt::format("{}\n", file_name(file.path)));
    if (files.empty()) return session.print("nothing to remove\n");
    session.print(fmt::format("{} removed, {}\n", counted(files.size(), "file"),
                              bytes_text(total_bytes(files))));
}

void print_json(Session& session, const std::vector<Removed>& files) {
    Json record = json_record();
    record["removed"] = Json::array();
    for (const Removed& file : files)
        record["removed"].push_back({{"file", file_name(file.path)}, {"bytes", file.bytes}});
    record["bytes"] = total_bytes(files);
    session.print(line(std::move(record)));
}

Exit remove(Session& session, const RemoveOptions& options, const TablesOptions& shared) {
    if (shared.json) session.speak_json();
    if (options.all == !options.choice.size.empty())
        return session.fail({{.code = code::remove_what}});
    const Attempt<TableFilter> filter = read_table_filter(options.choice);
    if (!filter) return session.fail(filter.error());
    const Attempt<std::string> path = read_table_folder_option(shared.folder);
    if (!path) return session.fail(path.error());
    const Expected<io::TableFolder> folder = io::read_table_folder(*path);
    if (!folder) return session.fail({folder.error()});
    const Removal removal = remove_all(*folder, *filter);
    if (shared.json) print_json(session, removal.files);
    else print_text(session, removal.files);
    return removal.failure ? session.fail({*removal.failure}) : Exit::done;
}

}  // namespace

Command add_tables_remove(CLI::App& app, const std::shared_ptr<TablesOptions>& shared) {
    CLI::App* command = add_command(app, "remove", "Remove tables");
    auto options = std::make_shared<RemoveOptions>();
    add_table_choice(*command, options->choice);
    add_flag(*command, "--all", options->all, "Tables of all sizes");
    add_tables_options(*command, *shared);
    add_footer(*command, tables_remove_examples);
    return {command,
            [options, shared](Session& session) { return remove(session, *options, *shared); }};
}

}  // namespace noyes::cli
