// Holds a table to what it claims: recomputes some of its entries by a search of their own.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/tiles/pdb/table.hpp>

#include <cstdint>

namespace noyes::tiles {

struct TableCheck {
    std::uint64_t checked = 0;
    std::uint64_t wrong = 0;
};

// `count` entries chosen by `seed`. Ends early if the run halts.
TableCheck check_sample(const Table& table, std::uint64_t count, std::uint64_t seed, Run& run);

}  // namespace noyes::tiles
