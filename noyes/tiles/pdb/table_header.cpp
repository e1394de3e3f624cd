#include <noyes/tiles/pdb/table_header.hpp>

#include <noyes/base/checksum.hpp>
#include <noyes/tiles/codes.hpp>

#include <algorithm>
#include <string_view>

namespace noyes::tiles {

namespace {

using Bytes = std::span<const std::byte>;

constexpr std::string_view magic("noyes table\r\n\x1a\n\0", 16);

// Where the fields begin.
namespace at {
constexpr std::size_t version = 16;
constexpr std::size_t rows = 20;
constexpr std::size_t columns = 24;
constexpr std::size_t blank = 28;
constexpr std::size_t homes = 32;
constexpr std::size_t by_region = 40;
constexpr std::size_t size = 48;
constexpr std::size_t checksum = 56;
constexpr std::size_t own_checksum = 4088;
}  // namespace at

template <class Number>
void put(TableHeaderBytes& bytes, std::size_t offset, Number number) {
    for (std::size_t i = 0; i < sizeof number; ++i)
        bytes[offset + i] = static_cast<std::byte>(number >> (8 * i));
}

template <class Number>
Number get(Bytes bytes, std::size_t offset) {
    Number number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i)
        number |= std::to_integer<Number>(bytes[offset + i]) << (8 * i);
    return number;
}

std::uint32_t half(Bytes bytes, std::size_t offset) { return get<std::uint32_t>(bytes, offset); }
std::uint64_t word(Bytes bytes, std::size_t offset) { return get<std::uint64_t>(bytes, offset); }

bool begins_with_magic(Bytes bytes) {
    if (bytes.size() < magic.size()) return false;
    return std::ranges::equal(bytes.first(magic.size()), std::as_bytes(std::span(magic)));
}

TableHeader fields(Bytes bytes) {
    const TableKey key{.extent = {half(bytes, at::rows), half(bytes, at::columns)},
                       .blank = half(bytes, at::blank),
                       .homes = word(bytes, at::homes),
                       .by_region = half(bytes, at::by_region) != 0};
    return {.key = key, .bytes = word(bytes, at::size), .checksum = word(bytes, at::checksum)};
}

}  // namespace

TableHeaderBytes to_bytes(const TableHeader& header) {
    TableHeaderBytes bytes{};
    std::ranges::copy(std::as_bytes(std::span(magic)), bytes.begin());
    put(bytes, at::version, table_version);
    put(bytes, at::rows, header.key.extent.rows);
    put(bytes, at::columns, header.key.extent.columns);
    put(bytes, at::blank, header.key.blank);
    put(bytes, at::homes, header.key.homes);
    put(bytes, at::by_region, std::uint32_t{header.key.by_region});
    put(bytes, at::size, header.bytes);
    put(bytes, at::checksum, header.checksum);
    put(bytes, at::own_checksum, checksum(std::span(bytes).first(at::own_checksum)));
    return bytes;
}

Expected<TableHeader> parse_table_header(Bytes bytes) {
    if (!begins_with_magic(bytes)) return Error{.code = code::not_a_table};
    if (bytes.size() < table_header_bytes) return Error{.code = code::table_header_damaged};
    const std::uint32_t version = half(bytes, at::version);
    if (version != table_version)
        return Error{.code = code::other_table_version, .numbers = {version, table_version}};
    const TableHeader header = fields(bytes);
    // One form for each header: written again, it has the same bytes, the checksum among them.
    const bool right = is_possible(header.key) &&
                       std::ranges::equal(bytes.first(table_header_bytes), to_bytes(header));
    if (!right) return Error{.code = code::table_header_damaged};
    return header;
}

}  // namespace noyes::tiles
