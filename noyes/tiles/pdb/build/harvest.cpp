#include <noyes/tiles/pdb/build/harvest.hpp>

#include <noyes/tiles/distance_table.hpp>
#include <noyes/tiles/pdb/build/transpose_bytes.hpp>

#include <algorithm>
#include <cstring>
#include <map>

namespace noyes::tiles {

namespace {

constexpr std::uint8_t most_excess = 15;  // halved: what half a byte holds

std::vector<Cell> cells_of(CellSet set) {
    std::vector<Cell> cells;
    for (; set != 0; set &= set - 1) cells.push_back(static_cast<Cell>(std::countr_zero(set)));
    return cells;
}

}  // namespace

Harvest::Harvest(const TableKey& key, const PatternIndex& index, const Blocks& blocks,
                 const Orders& orders, const Spread& spread)
    : key_(key),
      index_(index),
      blocks_(blocks),
      orders_(orders),
      spread_(spread),
      inner_tiles_(std::min(key.tiles(), bundle_tiles)),
      inner_orders_(static_cast<std::uint32_t>(factorial(inner_tiles_))) {
    find_columns(key.by_region);
    for (std::uint32_t order = 0; order < inner_orders_; ++order) {
        const Places places = places_of(order, inner_tiles_);
        for (std::size_t tile = 0; tile < inner_tiles_; ++tile) {
            auto* const bytes = reinterpret_cast<std::uint8_t*>(&orders_with_[tile][places[tile]]);
            bytes[order] = 255;
        }
    }
    const std::size_t outer_tiles = key.tiles() - inner_tiles_;
    std::map<Places, std::uint16_t> numbers;
    for (std::uint32_t bundle = 0; bundle < orders.bundles(); ++bundle) {
        // The last five stand in theirs in the order of their numbers.
        const Places& places =
            places_.emplace_back(places_of(std::uint64_t{bundle} * inner_orders_, key.tiles()));
        Places inner{};
        for (std::size_t i = 0; i < inner_tiles_; ++i) inner[i] = places[outer_tiles + i];
        const auto [at, is_new] =
            numbers.try_emplace(inner, static_cast<std::uint16_t>(numbers.size()));
        if (is_new) inner_places_.push_back(inner);
        inner_number_.push_back(at->second);
    }
}

void Harvest::find_columns(bool by_region) {
    const auto sets = blocks_.sets();
    for (std::uint32_t block = 0; block < blocks_.count(); ++block) {
        if (by_region || block == 0 || sets[block] != sets[block - 1])
            first_block_.push_back(block);
    }
    first_block_.push_back(blocks_.count());
}

void Harvest::write(std::span<std::byte> out, Executor& executor,
                    const std::function<bool()>& go_on) const {
    const auto lines = static_cast<std::size_t>(index_.row_length() / line_columns);
    executor.for_each(lines, [&](std::size_t line) {
        if (go_on()) write_line(static_cast<std::uint32_t>(line), out);
    });
}

void Harvest::write_line(std::uint32_t line, std::span<std::byte> out) const {
    const std::uint32_t begin = line * line_columns;
    const std::uint32_t end = std::min(begin + line_columns, index_.columns());
    std::vector<Column> columns;
    std::vector<Distances> all;
    CellSet last = 0;
    for (std::uint32_t i = begin; i < end; ++i) {
        const CellSet set = blocks_.sets()[first_block_[i]];
        if (all.empty() || set != last) all.push_back(distances(set));
        last = set;
        columns.push_back({first_block_[i], first_block_[i + 1], all.size() - 1});
    }
    Pairs pairs{};
    for (std::uint32_t bundle = 0; bundle < orders_.bundles(); ++bundle) {
        for (std::size_t i = 0; i < columns.size(); i += 2) {
            excess(columns[i], all[columns[i].distances], bundle, pairs[i / 2]);
            if (i + 1 == columns.size()) continue;
            EntryBytes upper;
            excess(columns[i + 1], all[columns[i + 1].distances], bundle, upper);
            put_beside(pairs[i / 2], upper);
        }
        write_rows(pairs, std::uint64_t{bundle} * inner_orders_, begin, out);
    }
}

void Harvest::write_rows(const Pairs& pairs, std::uint64_t first_row, std::uint32_t first_column,
                         std::span<std::byte> out) const {
    constexpr std::size_t side = ByteSquare::side;
    for (std::size_t row = 0; row < inner_orders_; row += side) {
        const std::size_t rows = std::min(side, inner_orders_ - row);
        for (std::size_t column = 0; column < line_bytes; column += side) {
            ByteSquare square;
            for (std::size_t i = 0; i < side; ++i) {
                load_row(square, i, reinterpret_cast<const char*>(&pairs[column + i]) + row);
            }
            transpose(square);
            for (std::size_t i = 0; i < rows; ++i) {
                const std::uint64_t at = index_.at(first_row + row + i, first_column) / 2 + column;
                std::memcpy(out.data() + at, &square.row[i], side);
            }
        }
    }
}

Harvest::Distances Harvest::distances(CellSet set) const {
    const std::vector<Cell> homes = cells_of(key_.homes);
    const std::vector<Cell> cells = cells_of(set);
    const std::size_t outer_tiles = homes.size() - inner_tiles_;
    std::array<Places, most_pattern_tiles> apart{};
    for (std::size_t tile = 0; tile < homes.size(); ++tile) {
        for (std::size_t place = 0; place < cells.size(); ++place) {
            apart[tile][place] =
                static_cast<std::uint8_t>(taxicab(key_.extent, homes[tile], cells[place]));
        }
    }
    Distances result{.inner = std::vector<EntryBytes>(inner_places_.size())};
    for (std::size_t i = 0; i < inner_places_.size(); ++i) {
        for (std::size_t tile = 0; tile < inner_tiles_; ++tile) {
            for (std::size_t slot = 0; slot < inner_tiles_; ++slot) {
                const std::uint8_t distance = apart[outer_tiles + tile][inner_places_[i][slot]];
                const EntryBytes& there = orders_with_[tile][slot];
                for (std::size_t part = 0; part < EntryBytes::parts; ++part) {
                    result.inner[i].part[part] += there.part[part] & distance;
                }
            }
        }
    }
    result.outer.reserve(places_.size());
    for (const auto& places : places_) {
        std::uint32_t sum = 0;
        for (std::size_t tile = 0; tile < outer_tiles; ++tile) sum += apart[tile][places[tile]];
        result.outer.push_back(static_cast<std::uint8_t>(sum));
    }
    return result;
}

void Harvest::excess(const Column& column, const Distances& distances, std::uint32_t bundle,
                     EntryBytes& least) const {
    const EntryBytes& inner = distances.inner[inner_number_[bundle]];
    const std::uint8_t outer = distances.outer[bundle];
    for (EntryBytes::Vector& part : least.part) part = EntryBytes::Vector{} + most_excess;
    for (std::uint32_t block = column.first_block; block < column.end_block; ++block) {
        EntryBytes half;
        halves(block, bundle, half);
        for (std::size_t i = 0; i < EntryBytes::parts; ++i) {
            const EntryBytes::Vector over = half.part[i] - ((inner.part[i] + outer) >> 1);
            least.part[i] = over < least.part[i] ? over : least.part[i];
        }
    }
}

// The planes of a hundred blocks are read in turn, which no processor foresees.
void Harvest::halves(std::uint32_t block, std::uint32_t bundle, EntryBytes& numbers) const {
    constexpr std::size_t ahead = 128;
    for (std::uint32_t plane = spread_.planes(); plane-- > 0;) {
        const auto* line = reinterpret_cast<const std::uint8_t*>(spread_.plane(block, plane));
        const std::uint8_t* const digits = line + std::size_t{bundle} * bundle_bytes;
        __builtin_prefetch(digits + ahead);
        append_digits(numbers, digits);
    }
}

}  // namespace noyes::tiles
