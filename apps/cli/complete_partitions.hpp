// Partitions whose tables are all on the disk, and the goals that they serve.
#pragma once

#include <noyes/io/table_folder.hpp>
#include <noyes/tiles/extent.hpp>

#include <string_view>
#include <vector>

namespace noyes::cli {

struct CompletePartition {
    tiles::Extent extent;
    std::string_view partition;
    std::vector<std::string_view> goals;
};

// Those that have a name.
std::vector<CompletePartition> complete_partitions(const io::TableFolder& folder);

}  // namespace noyes::cli
