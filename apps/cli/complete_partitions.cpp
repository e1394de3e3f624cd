#include <noyes/catalog/tables.hpp>
#include <noyes/tiles/goal.hpp>

#include "complete_partitions.hpp"

#include <algorithm>
#include <utility>

namespace noyes::cli {

namespace {

bool has(const io::TableFolder& folder, const catalog::TableKey& key) {
    return std::ranges::any_of(folder.tables, [&](const io::StoredTable& table) {
        return table.key == key && !table.wrong;
    });
}

std::vector<std::string_view> goals_served(const io::TableFolder& folder, tiles::Extent extent,
                                           std::string_view partition) {
    std::vector<std::string_view> goals;
    for (const tiles::NamedGoal& goal : tiles::named_goals()) {
        const auto set = catalog::find_tables(goal.board(extent), partition);
        if (set &&
            std::ranges::all_of(set->keys, [&](const auto& key) { return has(folder, key); }))
            goals.push_back(goal.about.name);
    }
    return goals;
}

std::vector<tiles::Extent> sizes(const io::TableFolder& folder) {
    std::vector<tiles::Extent> extents;
    for (const io::StoredTable& table : folder.tables) {
        if (std::ranges::find(extents, table.key.extent) == extents.end())
            extents.push_back(table.key.extent);
    }
    return extents;
}

}  // namespace

std::vector<CompletePartition> complete_partitions(const io::TableFolder& folder) {
    std::vector<CompletePartition> all;
    for (const tiles::Extent extent : sizes(folder)) {
        for (const std::string_view partition : catalog::partition_names(extent)) {
            auto goals = goals_served(folder, extent, partition);
            if (!goals.empty()) all.push_back({extent, partition, std::move(goals)});
        }
    }
    return all;
}

}  // namespace noyes::cli
