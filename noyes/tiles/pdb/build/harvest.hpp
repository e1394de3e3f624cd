// Turns what a Spread found into the entries of a table: half a byte each, rows of orders.
//
// 24 orders of a block are worked on at once, one byte each, in three words: the distance from the
// planes, minus the Manhattan distance, halved. Two columns are written together.
#pragma once

#include <noyes/base/executor.hpp>
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
    static constexpr std::size_t lanes = group_size / 8;  // words of eight orders each
    using Bytes = std::array<Word, lanes>;                // one byte an order

    static constexpr std::uint32_t line_columns = 128;
    static constexpr std::size_t line_bytes = line_columns / 2;

    // What the Manhattan distances of all orders on one set are made of.
    struct Distances {
        std::vector<Bytes> inner;           // of the last four tiles, by the places they take
        std::vector<std::uint8_t> outer{};  // of the others, by group
    };

    // Columns of one line of a row, 64 bytes, as they are worked on.
    struct Column {
        std::uint32_t first_block;
        std::uint32_t end_block;
        std::size_t distances;
    };

    void find_columns(bool by_region);
    void write_line(std::uint32_t line, std::span<std::byte> out) const;
    [[nodiscard]] Distances distances(CellSet set) const;
    [[nodiscard]] Bytes excess(const Column& column, const Distances& distances,
                               std::uint32_t group) const;
    [[nodiscard]] Bytes halves(std::uint32_t block, std::uint32_t group) const;

    TableKey key_;
    const PatternIndex& index_;
    const Blocks& blocks_;
    const Orders& orders_;
    const Spread& spread_;
    std::vector<std::uint32_t> first_block_;   // by column, and the end
    std::vector<Places> places_;               // of the tiles, by group
    std::vector<std::uint16_t> inner_number_;  // of the places of the last four, by group
    std::vector<std::array<std::uint8_t, group_tiles>> inner_places_;
    // A 1 for each order in which one of the last four tiles is at one of their places.
    std::array<std::array<Bytes, group_tiles>, group_tiles> orders_with_{};  // [tile][place]
};

}  // namespace noyes::tiles
