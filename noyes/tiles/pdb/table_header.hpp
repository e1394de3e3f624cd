// What stands before the entries of a stored table: which table it is, and checksums.
//
//   offset  bytes                                     all numbers are little-endian
//        0     16  "noyes table\r\n\x1a\n\0"
//       16      4  version of the form, 1
//       20      4  rows
//       24      4  columns
//       28      4  the blank's home
//       32      8  homes of the pattern's tiles, bit c for cell c
//       40      4  1 if entries know the blank's region, else 0
//       44      4  0
//       48      8  bytes of the entries
//       56      8  checksum of the entries
//       64   4024  0
//     4088      8  checksum of the 4088 bytes before
//     4096         the entries
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/tiles/pdb/table_key.hpp>

#include <array>
#include <cstddef>
#include <span>

namespace noyes::tiles {

// To be raised whenever the meaning or the order of a table's entries changes.
inline constexpr std::uint32_t table_version = 1;

struct TableHeader {
    TableKey key;
    std::uint64_t bytes = 0;  // of the entries
    std::uint64_t checksum = 0;

    friend constexpr bool operator==(const TableHeader&, const TableHeader&) = default;
};

// A page, so that entries which are mapped begin at one.
inline constexpr std::size_t table_header_bytes = 4096;
using TableHeaderBytes = std::array<std::byte, table_header_bytes>;

TableHeaderBytes to_bytes(const TableHeader& header);

// `bytes` are the beginning of a file, all of it if it is shorter. Errors: something else than a
// table, another version, damaged.
Expected<TableHeader> parse_table_header(std::span<const std::byte> bytes);

}  // namespace noyes::tiles
