// Makes a pattern database: breadth-first search back from the goal over all placements at once.
#pragma once

#include <noyes/base/executor.hpp>
#include <noyes/base/run.hpp>
#include <noyes/tiles/pdb/table.hpp>

#include <optional>

namespace noyes::tiles {

// Most memory held while a table is made, itself included; known beforehand.
std::uint64_t build_bytes(const TableKey& key);

// Nothing if the run halted: run.halt() says why, and memory_limit means that there was not enough
// memory. The run's listener is told how many of the entries are settled (`stored`) and at what
// distance (`bound`).
std::optional<Table> build_table(const TableKey& key, Run& run, Executor& executor);

// Entries of a table while it is made, for progress.
std::uint64_t entries_of(const TableKey& key);

}  // namespace noyes::tiles
