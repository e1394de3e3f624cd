#include <apps/play/suggestion.hpp>
#include <noyes/io/table_folder.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "goal_option.hpp"
#include "shared.hpp"
#include "table_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace noyes::cli {

namespace {

Failure partition_failure(const Error& error, tiles::Extent extent) {
    Failure failure{error, "partition"};
    const std::vector<std::string_view> names = catalog::partition_names(extent);
    if (!names.empty())
        failure.advice = fmt::format("{} has {}", tiles::to_text(extent), joined(names, ", "));
    return failure;
}

// Tables of a board that lies on its side are those of the standing one.
bool same_size(tiles::Extent a, tiles::Extent b) {
    return a == b || a == tiles::Extent{b.columns, b.rows};
}

}  // namespace

void add_table_folder_option(CLI::App& app, std::optional<std::string>& folder) {
    add_option(app, "--tables", folder,
               "The folder of the tables ($XDG_CACHE_HOME/noyes/tables by default)")
        .type_name("FOLDER");
}

Attempt<std::string> read_table_folder_option(const std::optional<std::string>& folder) {
    if (folder) return *folder;
    std::optional<std::string> usual = io::usual_table_folder();
    if (!usual) return Failure{{.code = code::no_table_folder}};
    return *std::move(usual);
}

std::string table_folder_or_none(const std::optional<std::string>& folder) {
    if (folder) return *folder;
    return io::usual_table_folder().value_or(std::string());
}

AddedOption add_table_choice(CLI::App& app, TableChoiceOptions& options) {
    AddedOption size =
        add_option(app, "size", options.size, "3x4, or 4 for 4x4").type_name("ROWSxCOLS");
    add_option(app, "partition", options.partition,
               "A name such as 7-8, sizes of patterns, or a letter for each cell of the goal")
        .type_name("PARTITION");
    add_goal_option(app, options.goal);
    return size;
}

Attempt<TableChoice> read_table_choice(const TableChoiceOptions& options) {
    const Expected<tiles::Extent> extent = tiles::parse_extent(options.size);
    if (!extent) return Failure{extent.error()};
    Attempt<Goal> goal = read_goal(options.goal, *extent, false);
    if (!goal) return goal.error();
    Expected<catalog::TableSet> set = catalog::find_tables(goal->board, options.partition);
    if (!set) return partition_failure(set.error(), *extent);
    return TableChoice{*std::move(goal), *std::move(set)};
}

bool TableFilter::takes(const catalog::TableKey& key) const {
    if (set) return std::ranges::find(set->keys, key) != set->keys.end();
    return !extent || same_size(*extent, key.extent);
}

Attempt<TableFilter> read_table_filter(const TableChoiceOptions& options) {
    if (options.size.empty()) return TableFilter{};
    if (options.partition.empty()) {
        const Expected<tiles::Extent> extent = tiles::parse_extent(options.size);
        if (!extent) return Failure{extent.error()};
        return TableFilter{.extent = *extent};
    }
    Attempt<TableChoice> choice = read_table_choice(options);
    if (!choice) return choice.error();
    return TableFilter{.extent = choice->goal.board.extent(), .set = std::move(choice->set)};
}

}  // namespace noyes::cli
