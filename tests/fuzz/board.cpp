// Whatever the bytes are, reading them as a board must not break anything; and what can be read
// must be read back from every form in which it can be written.
#include <noyes/tiles/text.hpp>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using noyes::tiles::Board;

void expect_reads(const std::string& text, const Board& board) {
    const auto again = noyes::tiles::parse_board(text);
    if (!again || *again != board) std::abort();
}

void expect_round_trips(const Board& board) {
    expect_reads(to_rows(board), board);
    expect_reads(to_line(board), board);
    expect_reads(to_json(board), board);
    if (const auto word = to_word(board)) expect_reads(*word, board);
    if (const auto letters = to_letters(board)) expect_reads(*letters, board);
}

// Nothing can be wrong before the input begins or after it ends.
void expect_place_within(const noyes::Error& error, std::string_view text) {
    if (error.line < 1 || error.line > text.size() + 1) std::abort();
    if (error.column < 1 || error.column > text.size() + 1) std::abort();
    if (error.code.empty()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto board = noyes::tiles::parse_board(text);
    if (board) expect_round_trips(*board);
    else expect_place_within(board.error(), text);
    return 0;
}
