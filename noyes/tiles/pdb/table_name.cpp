#include <noyes/tiles/pdb/table_name.hpp>

#include <charconv>
#include <system_error>

namespace noyes::tiles {

namespace {

std::string cells_text(CellSet cells) {
    std::string text;
    for (; cells != 0; cells &= cells - 1) {
        if (!text.empty()) text += '.';
        text += std::to_string(std::countr_zero(cells));
    }
    return text;
}

bool take(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

bool take(std::string_view& text, std::uint32_t& number) {
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    if (end.ec != std::errc()) return false;
    text.remove_prefix(static_cast<std::size_t>(end.ptr - text.data()));
    return true;
}

bool take_cells(std::string_view& text, CellSet& cells) {
    do {
        Cell cell = 0;
        if (!take(text, cell) || cell >= most_pattern_cells) return false;
        cells |= set_of(cell);
    } while (take(text, "."));
    return true;
}

}  // namespace

std::string table_name(const TableKey& key) {
    return std::to_string(key.extent.rows) + "x" + std::to_string(key.extent.columns) + "-blank" +
           std::to_string(key.blank) + "-tiles" + cells_text(key.homes) +
           (key.by_region ? "-regions" : "");
}

std::optional<TableKey> parse_table_name(std::string_view name) {
    std::string_view rest = name;
    TableKey key{};
    const bool read = take(rest, key.extent.rows) && take(rest, "x") &&
                      take(rest, key.extent.columns) && take(rest, "-blank") &&
                      take(rest, key.blank) && take(rest, "-tiles") && take_cells(rest, key.homes);
    key.by_region = take(rest, "-regions");
    // Written again, so that there is one name for each: no leading zeros, cells in order.
    if (!read || !is_possible(key) || table_name(key) != name) return std::nullopt;
    return key;
}

}  // namespace noyes::tiles
