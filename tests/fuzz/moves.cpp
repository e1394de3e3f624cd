// The first byte chooses the notation, the rest are moves on a 3x4 board. What can be read must be
// read back as it is written.
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using noyes::tiles::Notation;
    if (size == 0) return 0;
    const auto notation = static_cast<Notation>(data[0] % 4);
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    static const auto start = noyes::tiles::find_goal("snail")->board({3, 4});

    const auto moves = noyes::tiles::parse_moves(text, notation, start);
    if (!moves) return 0;
    const auto written = noyes::tiles::to_text(*moves, notation, start);
    const auto again = noyes::tiles::parse_moves(written, notation, start);
    if (!again || *again != *moves) std::abort();
    return 0;
}
