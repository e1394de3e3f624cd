#include <noyes/base/lines.hpp>
#include <noyes/io/input.hpp>

#include "board_list.hpp"

#include <utility>

namespace noyes::cli {

std::vector<ListEntry> list_entries(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    std::vector<ListEntry> entries;
    for (std::uint32_t number = 1; !text.empty(); ++number) {
        const std::string_view line = take_line(text);
        if (!tiles::is_empty_line(line)) entries.push_back({number, line});
    }
    return entries;
}

Attempt<Source> read_list(const std::string& path) {
    constexpr std::size_t most = std::size_t{256} << 20;  // some millions of boards
    const bool standard = path == "-";
    Expected<std::string> text =
        standard ? io::read_standard_input(most) : io::read_file(path, most);
    if (!text) return Failure{text.error()};
    return Source{standard ? "standard input" : path, *std::move(text)};
}

Attempt<tiles::BatchLine> read_entry(const ListEntry& entry, const std::string& source) {
    Expected<tiles::BatchLine> line = tiles::parse_batch_line(entry.text, entry.number);
    if (!line) return Failure{line.error(), source};
    return *std::move(line);
}

}  // namespace noyes::cli
