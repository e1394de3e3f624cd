#include "table_options.hpp"
#include "tables.hpp"

#include <vector>

namespace noyes::cli {

namespace {

constexpr const char* tables_examples = R"(Examples:
  noyes tables
  noyes tables build 4x4 7-8
  noyes tables build 3x4 --goal snail
  noyes tables verify
  noyes tables remove 4x4

`noyes tables build --help` and so on have more on each.)";

}  // namespace

void add_tables_options(CLI::App& app, TablesOptions& options) {
    add_table_folder_option(app, options.folder);
    add_flag(app, "--json", options.json, "One line of JSON");
}

Command add_tables(CLI::App& app) {
    CLI::App* command =
        add_command(app, "tables", "Pattern databases on disk: list, build, verify, remove");
    const auto options = std::make_shared<TablesOptions>();
    add_tables_options(*command, *options);
    const std::vector<Command> parts{
        add_tables_list(*command, options), add_tables_build(*command, options),
        add_tables_verify(*command, options), add_tables_remove(*command, options)};
    require_at_most_one_command(*command);
    add_footer(*command, tables_examples);
    return {command, [parts](Session& session) {
                for (const Command& part : parts) {
                    if (was_named(*part.app)) return part.run(session);
                }
                return parts.front().run(session);
            }};
}

}  // namespace noyes::cli
