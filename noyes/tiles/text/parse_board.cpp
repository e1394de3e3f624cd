#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text.hpp>
#include <noyes/tiles/text/numbers.hpp>
#include <noyes/tiles/text/place.hpp>
#include <noyes/tiles/text/read.hpp>

namespace noyes::tiles {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

}  // namespace

Expected<Board> parse_board(std::string_view text) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    const std::size_t start = skip_space(text, 0);
    if (start == text.size()) return Error{.code = code::empty_input, .line = 1, .column = 1};
    if (text.substr(start).starts_with("[level]")) {
        return placed({.code = code::block_level}, text, start);
    }
    if (text[start] == '{') return read_json(text, start);

    const std::size_t end = skip_token(text, start);
    const bool only_word = skip_space(text, end) == text.size();
    if (only_word && is_board_word(text.substr(start, end - start))) {
        return read_word(text, start, end);
    }
    return read_rows(text);
}

}  // namespace noyes::tiles
