#include <noyes/tiles/pdb/partition.hpp>

#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/pdb/symmetry.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <optional>

namespace noyes::tiles {

namespace {

// For goals whose blank comes first. Those of 4x4 and 5x5 are the best of many that were tried.
struct Named {
    Extent extent;
    std::string_view name;
    std::string_view letters;
};

constexpr Named all[]{
    {{3, 3}, "4-4", ".aabaabbb"},
    {{3, 3}, "8", ".aaaaaaaa"},
    {{3, 4}, "5-6", ".abbaabbaabb"},
    {{3, 4}, "4-4-3", ".abbaabbaccc"},
    {{4, 4}, "5-5-5", ".abbaabbaacbcccc"},
    {{4, 4}, "6-6-3", ".cccaabbaabbaabb"},
    {{4, 4}, "7-7-1", ".abbaabbaabbaabc"},
    {{4, 4}, "7-8", ".aaaaaaabbbbbbbb"},
    {{5, 5}, "6-6-6-6", ".aabbaabbbaabccdddccdddcc"},
};

constexpr std::size_t most_patterns = 16;

using Letters = std::string;  // one for each cell of the goal

// Row by row, every second one backwards: cells that follow each other lie beside each other.
std::vector<Cell> snake(Extent extent) {
    std::vector<Cell> cells;
    for (std::uint32_t row = 0; row < extent.rows; ++row) {
        for (std::uint32_t i = 0; i < extent.columns; ++i) {
            cells.push_back(extent.cell(row, row % 2 == 0 ? i : extent.columns - 1 - i));
        }
    }
    return cells;
}

// "5-5-5" is {5, 5, 5}; nothing if it is not such a list.
std::optional<std::vector<std::uint32_t>> sizes_of(std::string_view text) {
    std::vector<std::uint32_t> sizes;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (true) {
        std::uint32_t size = 0;
        const auto [next, failure] = std::from_chars(at, end, size);
        if (failure != std::errc{} || size == 0 || size > most_pattern_cells) return std::nullopt;
        sizes.push_back(size);
        if (next == end) return sizes;
        if (*next != '-') return std::nullopt;
        at = next + 1;
    }
}

// Tiles that follow each other on the snake, for a goal whose blank comes first.
Letters letters_for(const std::vector<std::uint32_t>& sizes, Extent extent) {
    Letters letters(extent.cells(), '.');
    const std::vector<Cell> cells = snake(extent);
    std::size_t next = 1;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        for (std::uint32_t tile = 0; tile < sizes[i]; ++tile) {
            letters[cells[next++]] = static_cast<char>('a' + i);
        }
    }
    return letters;
}

// The same for any home of the blank: the board is turned so that it comes as early as possible,
// then the tiles on the snake before it move up by one.
Letters adapted(const Letters& first, Extent extent, const Homes& homes) {
    const std::vector<Symmetry> turns = symmetries(homes.extent);
    const auto rank = [&](const Symmetry& turn) {
        return std::pair(turn.extent != extent, turn.where[homes.blank]);
    };
    const Symmetry turn = *std::ranges::min_element(turns, {}, rank);
    Letters shifted = first;
    const std::vector<Cell> cells = snake(extent);
    for (std::size_t i = 0; cells[i] != turn.where[homes.blank]; ++i) {
        std::swap(shifted[cells[i]], shifted[cells[i + 1]]);
    }
    Letters letters(first.size(), '.');
    for (Cell cell = 0; cell < letters.size(); ++cell) letters[cell] = shifted[turn.where[cell]];
    return letters;
}

const Named* find_named(std::string_view name, Extent extent) {
    const auto* const found = std::ranges::find_if(all, [&](const Named& named) {
        return named.name == name &&
               (named.extent == extent || named.extent == Extent{extent.columns, extent.rows});
    });
    return found == std::end(all) ? nullptr : found;
}

Expected<Partition> from_letters(std::string_view text, const Letters& letters,
                                 const Homes& homes) {
    constexpr std::uint32_t many_cells = 20;
    constexpr int many_tiles = 7;
    const auto quoted = [&](Error error) {
        error.text = quotable(text);
        return error;
    };
    std::array<CellSet, 26> patterns{};
    for (Cell cell = 0; cell < letters.size(); ++cell) {
        const char letter = letters[cell];
        if (letter == '.') continue;
        if (letter < 'a' || letter > 'z') return quoted({.code = code::partition_letter});
        if (cell == homes.blank) return quoted({.code = code::partition_at_blank});
        patterns[static_cast<std::size_t>(letter - 'a')] |= set_of(cell);
    }
    Partition partition{.name = std::string(text)};
    std::ranges::copy_if(patterns, std::back_inserter(partition.patterns),
                         [](CellSet set) { return set != 0; });
    if (partition.patterns.empty()) return quoted({.code = code::partition_empty});
    if (partition.patterns.size() > most_patterns)
        return Error{.code = code::too_many_patterns, .numbers = {most_patterns}};
    const auto largest =
        std::ranges::max(partition.patterns, {}, [](CellSet set) { return std::popcount(set); });
    partition.by_region = letters.size() >= many_cells || std::popcount(largest) >= many_tiles;
    return partition;
}

// "1.4.5-2.3" as a letter for the home of each tile.
Expected<Letters> letters_of_tiles(std::string_view text, const Board& goal) {
    Letters letters(goal.extent().cells(), '.');
    char letter = 'a';
    const char* at = text.data();
    const char* const end = at + text.size();
    while (true) {
        Tile tile = 0;
        const auto [next, failure] = std::from_chars(at, end, tile);
        const std::string word(at, next);
        if (failure != std::errc{} || tile == 0 || tile >= goal.extent().cells())
            return Error{.code = code::partition_tile, .text = quotable(word)};
        const auto home =
            static_cast<Cell>(std::ranges::find(goal.tiles(), tile) - goal.tiles().begin());
        if (letters[home] != '.') return Error{.code = code::partition_twice, .numbers = {tile}};
        letters[home] = letter;
        if (next == end) return letters;
        if (*next == '-' && letter == 'z')
            return Error{.code = code::too_many_patterns, .numbers = {most_patterns}};
        if (*next == '-') ++letter;
        at = next + 1;
    }
}

}  // namespace

std::vector<std::string_view> partition_names(Extent extent) {
    std::vector<std::string_view> names;
    for (const Named& named : all) {
        if (find_named(named.name, extent) == &named) names.push_back(named.name);
    }
    return names;
}

Expected<Partition> find_partition(std::string_view text, const Homes& homes) {
    const Extent extent = homes.extent;
    if (extent.cells() > most_pattern_cells)
        return Error{.code = code::no_tables, .numbers = {extent.rows, extent.columns}};
    if (const Named* named = find_named(text, extent)) {
        return from_letters(text, adapted(Letters(named->letters), named->extent, homes), homes);
    }
    if (const auto sizes = sizes_of(text)) {
        const std::uint32_t sum = std::accumulate(sizes->begin(), sizes->end(), 0u);
        if (sum > extent.cells() - 1)
            return Error{.code = code::partition_sum,
                         .numbers = {sum, extent.cells() - 1},
                         .text = quotable(text)};
        if (sizes->size() > most_patterns)
            return Error{.code = code::too_many_patterns, .numbers = {most_patterns}};
        return from_letters(text, adapted(letters_for(*sizes, extent), extent, homes), homes);
    }
    const bool has_letters =
        std::ranges::any_of(text, [](char c) { return (c >= 'a' && c <= 'z') || c == '.'; });
    if (!has_letters || text.find('-') != text.npos)
        return Error{.code = code::unknown_partition,
                     .numbers = {extent.rows, extent.columns},
                     .text = quotable(text)};
    if (text.size() != extent.cells())
        return Error{.code = code::partition_length,
                     .numbers = {static_cast<std::int64_t>(text.size()), extent.cells()},
                     .text = quotable(text)};
    return from_letters(text, Letters(text), homes);
}

Expected<Partition> find_partition(std::string_view text, const Board& goal) {
    const Homes homes{goal.extent(), goal.blank()};
    const bool is_tiles = text.find_first_not_of("0123456789.-") == text.npos &&
                          text.find_first_of("0123456789") != text.npos &&
                          text.find('.') != text.npos;
    if (!is_tiles || goal.extent().cells() > most_pattern_cells) return find_partition(text, homes);
    const auto letters = letters_of_tiles(text, goal);
    if (!letters) return letters.error();
    return from_letters(*letters, *letters, homes);
}

std::string default_partition(Extent extent) {
    const auto names = partition_names(extent);
    if (!names.empty()) return std::string(names.front());
    constexpr std::uint32_t most = 5;
    std::string sizes;
    for (std::uint32_t left = extent.cells() - 1; left > 0;) {
        const std::uint32_t size = std::min(left, most);
        if (!sizes.empty()) sizes += '-';
        sizes += std::to_string(size);
        left -= size;
    }
    return sizes;
}

std::vector<TableKey> table_keys(const Partition& partition, const Homes& homes) {
    std::vector<TableKey> keys;
    for (const CellSet pattern : partition.patterns) {
        const TableKey key =
            canonical({homes.extent, homes.blank, pattern, partition.by_region}).key;
        if (std::ranges::find(keys, key) == keys.end()) keys.push_back(key);
    }
    return keys;
}

}  // namespace noyes::tiles
