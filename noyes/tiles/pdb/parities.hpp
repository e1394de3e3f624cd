// One bit for each entry of a table: whether it is odd. A search needs no more.
//
// A table that respects the blank's region says exactly how many moves its tiles need. A move of
// one of them makes that one more or one less, and the Manhattan distance, too. An entry is half of
// what the one exceeds the other by, so it stays or changes by one:
//
//   Manhattan distance one more: the entry stays or falls       one less: it stays or rises
//
// Who knows the entry before the move needs only its parity after it, in a quarter of the memory:
// more of it is in the caches when it is looked for.
#pragma once

#include <noyes/base/executor.hpp>
#include <noyes/base/run.hpp>
#include <noyes/tiles/pdb/table.hpp>

namespace noyes::tiles {

// The table with its parities. As it was if it does not respect the blank's region, if it is small
// enough for the caches or if the run has no memory for them.
Table with_parities(const Table& table, Run& run, Executor& executor);

// The entry after a move that changed the Manhattan distance by `change` (1 or -1).
constexpr std::uint32_t entry_after(std::uint32_t entry, int change, std::uint32_t parity) {
    const auto differs = static_cast<int>((entry ^ parity) & 1);
    return entry - static_cast<std::uint32_t>(change * differs);
}

}  // namespace noyes::tiles
