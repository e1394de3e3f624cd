// noyes tables list: what is there, what it is good for, how much room it takes.
#include <apps/play/numbers.hpp>
#include <apps/play/suggestion.hpp>
#include <noyes/io/table_folder.hpp>
#include <noyes/tiles/text.hpp>

#include "columns.hpp"
#include "complete_partitions.hpp"
#include "json.hpp"
#include "shared.hpp"
#include "table_options.hpp"
#include "table_text.hpp"
#include "tables.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace noyes::cli {

namespace {

constexpr const char* tables_list_examples = R"(Examples:
  noyes tables list
  noyes tables list --json

A pattern is drawn row by row as it lies in the goal: x for its tiles, _ for the
blank, . for all else. Goals that are alike up to a turn or a reflection share
tables, so the pattern may be drawn for another of them. What is damaged is
marked as far as the header and the length of the file tell; `noyes tables
verify` looks at everything.

Exit codes: 0 done, 2 bad command line, 4 the folder cannot be read.)";

std::uint64_t total_bytes(const io::TableFolder& folder) {
    std::uint64_t sum = 0;
    for (const io::StoredTable& table : folder.tables) sum += table.bytes;
    for (const io::StoredDraft& draft : folder.drafts) sum += draft.bytes;
    return sum;
}

std::string rows_of_tables(const io::TableFolder& folder, const Words& words) {
    Columns columns({Align::left, Align::right, Align::left, Align::right, Align::left});
    columns.add({"size", "tiles", "pattern", "on disk", ""});
    for (const io::StoredTable& table : folder.tables) {
        columns.add({tiles::to_text(table.key.extent), std::to_string(table.key.tiles()),
                     pattern_text(table.key), bytes_text(table.bytes),
                     table.wrong           ? "NOT USABLE"
                     : table.key.by_region ? "by region"
                                           : ""});
    }
    std::string text = columns.text();
    for (const io::StoredTable& table : folder.tables) {
        if (!table.wrong) continue;
        text +=
            fmt::format("\nnot usable: {}\n  {}\n", file_name(table.path), words.say(*table.wrong));
    }
    return text;
}

std::string rows_of_drafts(const io::TableFolder& folder) {
    std::string text;
    for (const io::StoredDraft& draft : folder.drafts) {
        text += fmt::format("{}: {}  {}  {}\n", draft.in_use ? "being made" : "left over",
                            tiles::to_text(draft.key.extent), pattern_text(draft.key),
                            bytes_text(draft.bytes));
    }
    return text.empty() ? text : "\n" + text;
}

std::string rows_of_partitions(const io::TableFolder& folder) {
    Columns columns({Align::left, Align::left, Align::left});
    const std::vector<CompletePartition> all = complete_partitions(folder);
    for (const auto& [extent, partition, goals] : all)
        columns.add({tiles::to_text(extent), std::string(partition), joined(goals, ", ")});
    return all.empty() ? std::string() : "\ncomplete for these goals\n" + columns.text();
}

std::string list_text(const io::TableFolder& folder, const std::string& path, const Words& words) {
    if (folder.tables.empty() && folder.drafts.empty())
        return fmt::format("no tables in {}\nmake some: noyes tables build 4x4\n", path);
    std::string text = fmt::format("tables in {}\n\n", path);
    if (!folder.tables.empty()) text += rows_of_tables(folder, words);
    text += rows_of_drafts(folder) + rows_of_partitions(folder);
    return text + fmt::format("\n{}, {}\n", counted(folder.tables.size(), "table"),
                              bytes_text(total_bytes(folder)));
}

Json list_json(const io::TableFolder& folder, const std::string& path, const Words& words) {
    Json record = json_record();
    record["folder"] = path;
    record["tables"] = Json::array();
    for (const io::StoredTable& table : folder.tables) {
        Json entry = table_json(table.key);
        entry["file"] = file_name(table.path);
        entry["bytes"] = table.bytes;
        entry["status"] = table.wrong ? "damaged" : "good";
        if (table.wrong)
            entry["error"] = {{"code", table.wrong->code}, {"message", words.say(*table.wrong)}};
        record["tables"].push_back(std::move(entry));
    }
    record["drafts"] = Json::array();
    for (const io::StoredDraft& draft : folder.drafts) {
        record["drafts"].push_back(
            {{"file", file_name(draft.path)}, {"bytes", draft.bytes}, {"in_use", draft.in_use}});
    }
    record["complete"] = Json::array();
    for (const auto& [extent, partition, goals] : complete_partitions(folder)) {
        record["complete"].push_back({{"rows", extent.rows},
                                      {"cols", extent.columns},
                                      {"partition", partition},
                                      {"goals", goals}});
    }
    record["bytes"] = total_bytes(folder);
    return record;
}

Exit list(Session& session, const TablesOptions& options) {
    if (options.json) session.speak_json();
    const Attempt<std::string> path = read_table_folder_option(options.folder);
    if (!path) return session.fail(path.error());
    const Expected<io::TableFolder> folder = io::read_table_folder(*path);
    if (!folder) return session.fail({folder.error()});
    session.print(options.json ? line(list_json(*folder, *path, session.words()))
                               : list_text(*folder, *path, session.words()));
    return Exit::done;
}

}  // namespace

Command add_tables_list(CLI::App& app, const std::shared_ptr<TablesOptions>& options) {
    CLI::App* command = add_command(app, "list", "The tables that are there");
    add_tables_options(*command, *options);
    add_footer(*command, tables_list_examples);
    return {command, [options](Session& session) { return list(session, *options); }};
}

}  // namespace noyes::cli
