#include <noyes/io/table_bytes.hpp>

#include <noyes/base/checksum.hpp>
#include <noyes/io/large_pages.hpp>
#include <noyes/tiles/pdb/table_header.hpp>

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <functional>
#include <vector>

namespace noyes::io {

namespace {

constexpr std::size_t header = tiles::table_header_bytes;

// errno, or 0.
using Fetch = std::function<int(std::size_t begin, std::size_t size)>;

// Fetches the bytes a piece at a time and sums each up while it is in the cache.
Expected<std::uint64_t, int> fetch_all(std::span<const std::byte> bytes, const Fetch& fetch,
                                       Executor& executor) {
    std::vector<std::uint64_t> sums((bytes.size() + checksum_piece - 1) / checksum_piece);
    std::atomic<int> failure = 0;
    executor.for_each(sums.size(), [&](std::size_t i) {
        const std::size_t begin = i * checksum_piece;
        const std::size_t size = std::min(checksum_piece, bytes.size() - begin);
        if (failure != 0) return;
        if (const int number = fetch(begin, size)) failure = number;
        else sums[i] = piece_checksum(bytes.subspan(begin, size));
    });
    if (failure != 0) return failure.load();
    return combined_checksum(sums, bytes.size());
}

Expected<LoadedBytes, int> loaded(std::span<const std::byte> bytes,
                                  std::shared_ptr<const void> keeper, const Fetch& fetch,
                                  Executor& executor) {
    const Expected<std::uint64_t, int> sum = fetch_all(bytes, fetch, executor);
    if (!sum) return sum.error();
    return LoadedBytes{bytes, std::move(keeper), *sum};
}

// A page that cannot be read would end the program by a signal when it is touched; asked for
// beforehand, it is an error. Systems that cannot be asked have to be trusted.
int populate(std::byte* begin, std::size_t size) {
#ifdef MADV_POPULATE_READ
    const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    const std::size_t before = reinterpret_cast<std::uintptr_t>(begin) % page;
    if (::madvise(begin - before, before + size, MADV_POPULATE_READ) == 0) return 0;
    return errno == EINVAL ? 0 : EIO;
#else
    return 0;
#endif
}

Expected<LoadedBytes, int> mapped(int file, std::uint64_t size, Executor& executor) {
    const std::size_t whole = header + size;
    void* map = ::mmap(nullptr, whole, PROT_READ, MAP_SHARED, file, 0);
    if (map == MAP_FAILED) return errno;
    std::shared_ptr<const void> keeper(
        map, [whole](const void* start) { ::munmap(const_cast<void*>(start), whole); });
    std::byte* begin = static_cast<std::byte*>(map) + header;
    const auto fetch = [begin](std::size_t at, std::size_t count) {
        return populate(begin + at, count);
    };
    auto result = loaded({begin, size}, std::move(keeper), fetch, executor);
    ::madvise(map, whole, MADV_RANDOM);  // from now on: nothing to be read ahead
    return result;
}

int read_at(int file, std::byte* to, std::size_t size, std::uint64_t offset) {
    while (size > 0) {
        const ssize_t count = ::pread(file, to, size, static_cast<off_t>(offset));
        if (count == 0) return EIO;  // the file has become shorter
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno;
        to += count;
        offset += static_cast<std::uint64_t>(count);
        size -= static_cast<std::size_t>(count);
    }
    return 0;
}

Expected<LoadedBytes, int> copied(int file, std::uint64_t size, Executor& executor) {
    auto pages = std::make_shared<LargePages>();
    std::byte* begin = pages->take(size);
    if (begin == nullptr) return ENOMEM;
    std::shared_ptr<const void> keeper(
        begin, [begin, size, pages](const void*) { pages->give_back(begin, size); });
    const auto fetch = [file, begin](std::size_t at, std::size_t count) {
        return read_at(file, begin + at, count, header + at);
    };
    return loaded({begin, size}, std::move(keeper), fetch, executor);
}

}  // namespace

Expected<LoadedBytes, int> load_table_bytes(int file, std::uint64_t bytes, TableMemory memory,
                                            Executor& executor) {
    return memory == TableMemory::mapped ? mapped(file, bytes, executor)
                                         : copied(file, bytes, executor);
}

}  // namespace noyes::io
