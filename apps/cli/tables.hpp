// noyes tables: the pattern databases on disk. Each part has a file of its own.
#pragma once

#include "commands.hpp"

#include <memory>
#include <optional>
#include <string>

namespace noyes::cli {

// What all parts understand, before their name and behind it.
struct TablesOptions {
    std::optional<std::string> folder{};
    bool json = false;
};

void add_tables_options(CLI::App& app, TablesOptions& options);

Command add_tables_list(CLI::App& app, const std::shared_ptr<TablesOptions>& options);
Command add_tables_build(CLI::App& app, const std::shared_ptr<TablesOptions>& options);
Command add_tables_verify(CLI::App& app, const std::shared_ptr<TablesOptions>& options);
Command add_tables_remove(CLI::App& app, const std::shared_ptr<TablesOptions>& options);

}  // namespace noyes::cli
