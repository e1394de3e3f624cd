#include <noyes/tiles/pdb/build/harvest.hpp>

#include <noyes/tiles/distance_table.hpp>

#include <algorithm>
#include <cstring>
#include <map>

namespace noyes::tiles {

namespace {

constexpr Word ones = 0x0101010101010101;

// Bit i of a byte as byte i of a word.
constexpr std::array<Word, 256> spread_bits = [] {
    std::array<Word, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        for (unsigned bit = 0; bit < 8; ++bit) {
            table[byte] |= static_cast<Word>((byte >> bit) & 1) << (8 * bit);
        }
    }
    return table;
}();

// 15 in every byte that is larger.
Word at_most_15(Word bytes) {
    const Word over = ((bytes + ones * 0x70) >> 7) & ones;
    return (bytes | over * 15) & (ones * 15);
}

// Of bytes that are at most 15.
Word lesser(Word a, Word b) {
    const Word keep_b = (((a | ones * 0x80) - b) >> 7 & ones) * 255;
    return (b & keep_b) | (a & ~keep_b);
}

std::vector<Cell> cells_of(CellSet set) {
    std::vector<Cell> cells;
    for (; set != 0; set &= set - 1) cells.push_back(static_cast<Cell>(std::countr_zero(set)));
    return cells;
}

}  // namespace

Harvest::Harvest(const TableKey& key, const PatternIndex& index, const Blocks& blocks,
                 const Orders& orders, const Spread& spread)
    : key_(key), index_(index), blocks_(blocks), orders_(orders), spread_(spread) {
    find_columns(key.by_region);
    const std::size_t inner_tiles = std::min(key.tiles(), group_tiles);
    const std::size_t outer_tiles = key.tiles() - inner_tiles;
    for (std::size_t order = 0; order < orders.inner_places().size(); ++order) {
        for (std::size_t tile = 0; tile < inner_tiles; ++tile) {
            const std::uint8_t slot = orders.inner_places()[order][tile];
            orders_with_[tile][slot][order / 8] |= Word{1} << (order % 8 * 8);
        }
    }
    std::map<std::array<std::uint8_t, group_tiles>, std::uint16_t> numbers;
    for (std::uint32_t group = 0; group < orders.groups(); ++group) {
        const Places& places = places_.emplace_back(orders.places(group));
        std::array<std::uint8_t, group_tiles> inner{};
        for (std::size_t i = 0; i < inner_tiles; ++i) inner[i] = places[outer_tiles + i];
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
    const auto used = static_cast<std::size_t>(std::popcount(orders_.used()));
    std::array<std::array<std::uint8_t, line_bytes>, group_size> rows{};
    for (std::uint32_t group = 0; group < orders_.groups(); ++group) {
        for (std::size_t i = 0; i < columns.size(); i += 2) {
            Bytes pair = excess(columns[i], all[columns[i].distances], group);
            if (i + 1 < columns.size()) {
                const Bytes upper = excess(columns[i + 1], all[columns[i + 1].distances], group);
                for (std::size_t lane = 0; lane < lanes; ++lane) pair[lane] |= upper[lane] << 4;
            }
            for (std::size_t row = 0; row < used; ++row) {
                rows[row][i / 2] = static_cast<std::uint8_t>(pair[row / 8] >> (row % 8 * 8));
            }
        }
        for (std::size_t row = 0; row < used; ++row) {
            const std::uint64_t at = index_.at(group * used + row, begin) / 2;
            std::memcpy(out.data() + at, rows[row].data(), line_bytes);
        }
    }
}

Harvest::Distances Harvest::distances(CellSet set) const {
    const std::vector<Cell> homes = cells_of(key_.homes);
    const std::vector<Cell> cells = cells_of(set);
    const std::size_t inner_tiles = std::min<std::size_t>(homes.size(), group_tiles);
    const std::size_t outer_tiles = homes.size() - inner_tiles;
    std::array<std::array<std::uint8_t, most_pattern_tiles>, most_pattern_tiles> apart{};
    for (std::size_t tile = 0; tile < homes.size(); ++tile) {
        for (std::size_t place = 0; place < cells.size(); ++place) {
            apart[tile][place] =
                static_cast<std::uint8_t>(taxicab(key_.extent, homes[tile], cells[place]));
        }
    }
    Distances result{.inner = std::vector<Bytes>(inner_places_.size())};
    for (std::size_t i = 0; i < inner_places_.size(); ++i) {
        for (std::size_t tile = 0; tile < inner_tiles; ++tile) {
            for (std::size_t slot = 0; slot < inner_tiles; ++slot) {
                const Word distance = apart[outer_tiles + tile][inner_places_[i][slot]];
                const Bytes& there = orders_with_[tile][slot];
                for (std::size_t lane = 0; lane < lanes; ++lane) {
                    result.inner[i][lane] += distance * there[lane];
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

Harvest::Bytes Harvest::excess(const Column& column, const Distances& distances,
                               std::uint32_t group) const {
    const Bytes& inner = distances.inner[inner_number_[group]];
    const Word outer = ones * distances.outer[group];
    Bytes least;
    least.fill(ones * 15);
    for (std::uint32_t block = column.first_block; block < column.end_block; ++block) {
        const Bytes half = halves(block, group);
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const Word manhattan = ((inner[lane] + outer) >> 1) & (ones * 0x7f);
            least[lane] = lesser(least[lane], at_most_15(half[lane] - manhattan));
        }
    }
    return least;
}

Harvest::Bytes Harvest::halves(std::uint32_t block, std::uint32_t group) const {
    Bytes bytes{};
    for (std::uint32_t plane = 0; plane < spread_.planes(); ++plane) {
        const auto* line = reinterpret_cast<const std::uint8_t*>(spread_.plane(block, plane));
        const std::uint8_t* at = line + std::size_t{group} * 3;
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            bytes[lane] |= spread_bits[at[lane]] << plane;
        }
    }
    return bytes;
}

}  // namespace noyes::tiles
