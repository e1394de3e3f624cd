#include <noyes/catalog/tables.hpp>

#include <noyes/tiles/homes.hpp>

#include <algorithm>
#include <numeric>

namespace noyes::catalog {

namespace {

std::uint64_t bytes_of(std::string_view partition, const tiles::Homes& homes) {
    const Expected<tiles::Partition> found = tiles::find_partition(partition, homes);
    if (!found) return 0;
    const std::vector<TableKey> keys = table_keys(*found, homes);
    return std::transform_reduce(keys.begin(), keys.end(), std::uint64_t{0}, std::plus(),
                                 table_bytes);
}

std::string largest_partition(const tiles::Homes& homes) {
    const std::vector<std::string_view> names = partition_names(homes.extent);
    if (names.empty()) return tiles::default_partition(homes.extent);
    return std::string(*std::ranges::max_element(
        names, {}, [&](std::string_view name) { return bytes_of(name, homes); }));
}

}  // namespace

Expected<TableSet> find_tables(const tiles::Board& goal, std::string_view partition) {
    const tiles::Homes homes = rename_for(goal).homes;
    const std::string name = partition.empty() ? largest_partition(homes) : std::string(partition);
    const Expected<tiles::Partition> found = tiles::find_partition(name, homes);
    if (!found) return found.error();
    return TableSet{name, table_keys(*found, homes)};
}

}  // namespace noyes::catalog
