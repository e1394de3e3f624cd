// What a search counted. Fields that make no sense for an algorithm stay 0.
#pragma once

#include <cstdint>

namespace noyes {

struct Stats {
    std::uint64_t expanded = 0;      // states whose children were looked at: "time complexity"
    std::uint64_t generated = 0;     // children looked at; the root is not one
    std::uint64_t duplicates = 0;    // states met again and dropped
    std::uint64_t reopened = 0;      // closed states reached again by a shorter path
    std::uint64_t undo_skipped = 0;  // children left out because they undo the last move
    std::uint64_t peak_stored = 0;   // most states in memory at once: "size complexity"
    std::uint64_t peak_open = 0;     // most states waiting at once
    std::uint64_t memory_bytes = 0;  // most memory held at once, as counted before it was taken
    std::uint32_t threads = 1;       // that shared the search
    double balance = 1;              // nodes of the busiest thread, as a multiple of the mean
};

}  // namespace noyes
