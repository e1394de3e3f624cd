#include <noyes/io/large_pages.hpp>

#include <sys/mman.h>

#include <cstdint>

namespace noyes::io {

namespace {

constexpr std::size_t page = LargePages::page;

// Maps a page more than needed and returns what lies before and behind the aligned part.
std::byte* map_aligned(std::size_t bytes) {
    void* mapped = mmap(nullptr, bytes + page, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (mapped == MAP_FAILED) return nullptr;
    auto* begin = static_cast<std::byte*>(mapped);
    const std::size_t before = (page - reinterpret_cast<std::uintptr_t>(begin) % page) % page;
    if (before > 0) munmap(begin, before);
    munmap(begin + before + bytes, page - before);
    return begin + before;
}

}  // namespace

std::byte* LargePages::take(std::size_t bytes) {
    if (bytes < page) return ordinary_memory().take(bytes);
    std::byte* piece = map_aligned(up_to_page(bytes));
    // Only advice: without large pages everything works as well, but slower.
    if (piece != nullptr) madvise(piece, up_to_page(bytes), MADV_HUGEPAGE);
    return piece;
}

// What the system maps is zero.
std::byte* LargePages::take_zeros(std::size_t bytes) {
    return bytes < page ? ordinary_memory().take_zeros(bytes) : take(bytes);
}

void LargePages::give_back(std::byte* piece, std::size_t bytes) {
    if (bytes < page) return ordinary_memory().give_back(piece, bytes);
    munmap(piece, up_to_page(bytes));
}

}  // namespace noyes::io
