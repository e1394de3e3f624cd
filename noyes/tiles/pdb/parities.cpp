#include <noyes/tiles/pdb/parities.hpp>

#include <noyes/base/run_memory.hpp>

#include <atomic>
#include <cstring>

namespace noyes::tiles {

namespace {

// The lowest bits of sixteen half bytes, side by side.
std::uint16_t odd_ones(std::uint64_t entries) {
    std::uint64_t bits = entries & 0x1111'1111'1111'1111;
    bits = (bits | bits >> 3) & 0x0303'0303'0303'0303;
    bits = (bits | bits >> 6) & 0x000f'000f'000f'000f;
    bits = (bits | bits >> 12) & 0x0000'00ff'0000'00ff;
    return static_cast<std::uint16_t>(bits | bits >> 24);
}

// An entry of 15 may stand for more, see table.hpp.
bool has_largest(std::uint64_t entries) {
    std::uint64_t ones = entries & (entries >> 1);
    ones &= ones >> 2;
    return (ones & 0x1111'1111'1111'1111) != 0;
}

// False if an entry is the largest that there is room for.
bool write(std::span<const std::byte> entries, std::byte* parities) {
    bool is_exact = true;
    for (std::size_t at = 0; at < entries.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, entries.data() + at, sizeof word);
        is_exact = is_exact && !has_largest(word);
        const std::uint16_t odd = odd_ones(word);
        std::memcpy(parities + at / 4, &odd, sizeof odd);
    }
    return is_exact;
}

}  // namespace

Table with_parities(const Table& table, Run& run, Executor& executor) {
    constexpr std::size_t small = std::size_t{4} << 20;
    constexpr std::size_t part = std::size_t{1} << 20;
    const std::span<const std::byte> entries = table.bytes();
    if (!table.key().by_region || entries.size() <= small) return table;
    RunMemory parities(entries.size() / 4, RunMemory::Content::anything, run);
    if (parities.data() == nullptr) return table;
    std::atomic<bool> is_exact = true;
    executor.for_each((entries.size() + part - 1) / part, [&](std::size_t i) {
        const std::size_t first = i * part;
        const auto some = entries.subspan(first, std::min(part, entries.size() - first));
        if (!write(some, parities.data() + first / 4)) is_exact = false;
    });
    if (!is_exact) return table;
    const std::span<const std::byte> bits = parities.bytes();
    return table.with_parities(bits, parities.release());
}

}  // namespace noyes::tiles
