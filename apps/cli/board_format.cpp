#include <noyes/tiles/text.hpp>

#include "board_format.hpp"
#include "codes.hpp"

#include <fmt/format.h>

#include <optional>

namespace noyes::cli {

namespace {

std::string word_of(const tiles::Board& board) { return tiles::to_word(board).value_or(""); }
std::string letters_of(const tiles::Board& board) { return tiles::to_letters(board).value_or(""); }

constexpr bool any(tiles::Extent) { return true; }
constexpr bool has_word(tiles::Extent extent) {
    return extent == tiles::Extent{3, 3} || extent == tiles::Extent{4, 4};
}
constexpr bool has_letters(tiles::Extent extent) {
    constexpr std::uint32_t most = 5;
    return extent.rows == extent.columns && extent.rows <= most;
}

constexpr BoardFormat formats[]{
    {"rows", nullptr, any, ""},
    {"line", tiles::to_line, any, ""},
    {"word", word_of, has_word, "3x3 and 4x4 boards have one"},
    {"letters", letters_of, has_letters, "square boards up to 5x5 have them"},
    {"json", nullptr, any, ""},
};

}  // namespace

std::string sized_rows(const tiles::Board& board) {
    const auto [rows, columns] = board.extent();
    const std::string size =
        rows == columns ? fmt::format("{}\n", rows) : fmt::format("{} {}\n", rows, columns);
    return size + tiles::to_rows(board);
}

std::vector<std::string_view> board_format_names() {
    std::vector<std::string_view> names;
    for (const BoardFormat& format : formats) names.push_back(format.name);
    return names;
}

Attempt<const BoardFormat*> find_board_format(std::string_view name, tiles::Extent extent) {
    for (const BoardFormat& format : formats) {
        if (format.name != name) continue;
        if (format.fits(extent)) return &format;
        Failure failure{{.code = code::no_such_form}, "--format"};
        failure.error.text = fmt::format("{} in the form {}", tiles::to_text(extent), name);
        failure.advice = format.sizes;
        return failure;
    }
    return not_in_list(code::unknown_value, name, "--format", board_format_names());
}

}  // namespace noyes::cli
