// Options of the commands that have to do with stored tables.
#pragma once

#include <apps/play/failure.hpp>
#include <apps/play/goal_choice.hpp>
#include <noyes/catalog/tables.hpp>

#include "command_options.hpp"
#include "shared.hpp"

#include <optional>
#include <string>

namespace noyes::cli {

// --tables DIR: where they are.
void add_table_folder_option(CLI::App& app, std::optional<std::string>& folder);
Attempt<std::string> read_table_folder_option(const std::optional<std::string>& folder);
// The same for those that can do without: nothing if the user has no home.
std::string table_folder_or_none(const std::optional<std::string>& folder);

// SIZE [PARTITION] [--goal GOAL]
struct TableChoiceOptions {
    std::string size{};
    std::string partition{};
    std::optional<std::string> goal{};
};

AddedOption add_table_choice(CLI::App& app, TableChoiceOptions& options);

struct TableChoice {
    Goal goal;
    catalog::TableSet set;
};

// The largest partition that has a name, if none is given.
Attempt<TableChoice> read_table_choice(const TableChoiceOptions& options);

// Tables that are there, chosen by as much as is given.
struct TableFilter {
    std::optional<tiles::Extent> extent{};
    std::optional<catalog::TableSet> set{};

    [[nodiscard]] bool takes(const catalog::TableKey& key) const;
};
Attempt<TableFilter> read_table_filter(const TableChoiceOptions& options);

}  // namespace noyes::cli
