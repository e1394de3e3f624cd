// Turns what a Spread found into the entries of a table: half a byte each, rows of orders.
//
// The 120 orders of a bundle are worked on at once, one byte each: the distance from the planes,
// minus the Manhattan distance, halved. Two columns are put together, and when 128 of them are
// done, their bytes become rows.
#pragma once

#include <noyes/base/executor.hpp>
#include <noyes/tiles/pdb/build/entry_bytes.hpp>
#include <noyes/tiles/pdb/build/spread.hpp>
#include <noyes/tiles/pdb/table_key.hpp>

#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace noyes::tiles {

class Harvest {
   public:
    Harvest(const TableKey& key, const PatternIndex& index, const Blocks& blocks,
            const Orders& orders, const Spread& spread);

    // `out` has room for index.bytes(). If `go_on` says false, the rest is left out.
    void write(std::span<std::byte> out, Executor& executor,
               const std::function<bool()>& go_on) const;

   private:
    static constexpr std::uint32_t line_columns = 128;
    static constexpr std::size_t line_bytes = line_columns / 2;

    using Pairs = std::array<EntryBytes, line_bytes>;  // of columns, for one bundle

    // What the Manhattan distances of all orders on one set are made of.
    struct Distances {
        std::vector<EntryBytes> inner;      // of the last five tiles, by the places they take
        std::vector<std::uint8_t> outer{};  // of the others, by bundle
    };

    // Columns of one line of a row, 64 bytes, as they are worked on.
    struct Column {
        std::uint32_t first_block;
        std::uint32_t end_block;
        std::size_t distances;
    };

    void find_columns(bool by_region);
    void write_line(std::uint32_t line, std::span<std::byte> out) const;
    void write_rows(const Pairs& pairs, std::uint64_t first_row, std::uint32_t first_column,
                    std::span<std::byte> out) const;
    [[nodiscard]] Distances distances(CellSet set) const;
    void excess(const Column& column, const Distances& distances, std::uint32_t bundle,
                EntryBytes& least) const;
    void halves(std::uint32_t block, std::uint32_t bundle, EntryBytes& numbers) const;

    TableKey key_;
    const PatternIndex& index_;
    const Blocks& blocks_;
    const Orders& orders_;
    const Spread& spread_;
    std::vector<std::uint32_t> first_block_;   // by column, and the end
    std::uint32_t inner_tiles_;                // five, or fewer if there are fewer
    std::uint32_t inner_orders_;               // of them: rows of a bundle
    std::vector<Places> places_;               // of the tiles, by bundle
    std::vector<std::uint16_t> inner_number_;  // of the places of the last five, by bundle
    std::vector<Places> inner_places_;
    // 255 for each order in which one of the last five tiles is at one of their places.
    std::array<std::array<EntryBytes, bundle_tiles>, bundle_tiles> orders_with_{};  // [tile][place]
};

}  // namespace noyes::tiles
