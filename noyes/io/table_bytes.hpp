// How a table's entries come from a file to memory, and whether they are those that were written.
#pragma once

#include <noyes/base/executor.hpp>
#include <noyes/base/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace noyes::io {

enum class TableMemory : std::uint8_t {
    mapped,      // shared by all processes that use it, and given back when memory is short
    large_pages  // a copy of one's own: more memory, but each look-up misses one cache less
};

struct LoadedBytes {
    std::span<const std::byte> bytes;
    std::shared_ptr<const void> keeper;  // keeps them there
    std::uint64_t checksum = 0;
};

// `bytes` of them behind the header of an open file that is at least as long. All are read, so that
// whatever is wrong with them is known before they are used. The error is errno.
Expected<LoadedBytes, int> load_table_bytes(int file, std::uint64_t bytes, TableMemory memory,
                                            Executor& executor);

}  // namespace noyes::io
