// Whatever a line of a list of boards is, reading it must not break anything; what can be read must
// be read back from id, length and board, and what is wrong must lie within the line.
#include <noyes/tiles/text/batch_line.hpp>

#include <noyes/base/lines.hpp>
#include <noyes/tiles/text.hpp>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using noyes::tiles::BatchLine;

std::string written(const BatchLine& line) {
    const std::string board = to_line(line.board);
    if (line.id.empty()) return board;
    return line.id + " " + (line.length ? std::to_string(*line.length) : "-") + " " + board;
}

void expect_reads_back(const BatchLine& line) {
    const auto again = noyes::tiles::parse_batch_line(written(line));
    if (!again || again->board != line.board) std::abort();
    if (again->id != line.id || again->length != line.length) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::uint32_t number = 7;
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    const std::string_view line = noyes::take_line(rest);
    if (noyes::tiles::is_empty_line(line)) return 0;
    const auto read = noyes::tiles::parse_batch_line(line, number);
    if (read) {
        expect_reads_back(*read);
        return 0;
    }
    const noyes::Error& error = read.error();
    if (error.line != number || error.code.empty()) std::abort();
    if (error.column < 1 || error.column > line.size() + 1) std::abort();
    return 0;
}
