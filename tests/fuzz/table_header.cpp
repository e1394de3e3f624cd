// Any bytes are a header or are refused; what is read is written again as it was.
#include <noyes/tiles/pdb/table_header.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace {

namespace tiles = noyes::tiles;

// The fuzzer hardly finds a checksum by itself: here it is made right, if the fields allow it.
void try_with_right_checksum(std::span<const std::byte> bytes) {
    if (bytes.size() < sizeof(tiles::TableHeader)) return;
    tiles::TableHeader header{};
    const auto number = [&](std::size_t i) { return static_cast<std::uint32_t>(bytes[i]); };
    header.key = {{number(0) % 8, number(1) % 8}, number(2) % 40, 0, number(3) % 2 == 1};
    for (std::size_t i = 4; i < 12; ++i) header.key.homes = header.key.homes << 8 | number(i);
    header.bytes = number(12);
    const auto parsed = tiles::parse_table_header(tiles::to_bytes(header));
    if (parsed.has_value() != tiles::is_possible(header.key)) std::abort();
    if (parsed && *parsed != header) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto bytes = std::as_bytes(std::span(data, size));
    try_with_right_checksum(bytes);
    const auto header = tiles::parse_table_header(bytes);
    if (!header) return 0;
    const bool same =
        std::ranges::equal(tiles::to_bytes(*header), bytes.first(tiles::table_header_bytes));
    if (!same || !tiles::is_possible(header->key)) std::abort();
    return 0;
}
