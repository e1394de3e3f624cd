#include <noyes/io/table_file.hpp>

#include <noyes/io/codes.hpp>
#include <noyes/io/system_calls.hpp>
#include <noyes/tiles/codes.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <utility>

namespace noyes::io {

namespace {

// As many bytes as there are, up to a header's.
Expected<std::size_t, int> read_beginning(int file, tiles::TableHeaderBytes& bytes) {
    std::size_t size = 0;
    while (size < bytes.size()) {
        const ssize_t count =
            ::pread(file, bytes.data() + size, bytes.size() - size, static_cast<off_t>(size));
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno;
        if (count == 0) break;
        size += static_cast<std::size_t>(count);
    }
    return size;
}

Expected<tiles::TableHeader> read_header(int file, const std::string& path) {
    tiles::TableHeaderBytes bytes{};
    const Expected<std::size_t, int> size = read_beginning(file, bytes);
    if (!size) return read_error(size.error(), path);
    return tiles::parse_table_header(std::span(bytes).first(*size));
}

std::optional<Error> wrong_length(std::uint64_t there, const tiles::TableHeader& header) {
    const std::uint64_t expected = tiles::table_header_bytes + header.bytes;
    if (there == expected) return std::nullopt;
    return Error{
        .code = code::table_cut_short,
        .numbers = {static_cast<std::int64_t>(there), static_cast<std::int64_t>(expected)}};
}

}  // namespace

Expected<OpenTable> open_table(const std::string& path, const tiles::TableKey& key) {
    // O_NONBLOCK: a pipe of that name must not make us wait for somebody to write to it.
    Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.valid()) return read_error(errno, path);
    struct stat status{};
    if (::fstat(file.number(), &status) != 0) return read_error(errno, path);
    if (S_ISDIR(status.st_mode)) return read_error(EISDIR, path);
    if (!S_ISREG(status.st_mode)) return Error{.code = tiles::code::not_a_table};
    const Expected<tiles::TableHeader> header = read_header(file.number(), path);
    if (!header) return header.error();
    if (header->key != key) return Error{.code = code::table_misplaced};
    const auto there = static_cast<std::uint64_t>(status.st_size);
    if (const auto error = wrong_length(there, *header)) return *error;
    return OpenTable{std::move(file), *header};
}

Expected<tiles::Table> load_table(const std::string& path, const tiles::TableKey& key,
                                  TableMemory memory, Executor& executor) {
    const Expected<OpenTable> open = open_table(path, key);
    if (!open) return open.error();
    if (open->header.bytes != tiles::table_bytes(key)) return Error{.code = code::table_damaged};
    auto loaded = load_table_bytes(open->file.number(), open->header.bytes, memory, executor);
    if (!loaded) return read_error(loaded.error(), path);
    if (loaded->checksum != open->header.checksum) return Error{.code = code::table_damaged};
    return tiles::Table(key, loaded->bytes, std::move(loaded->keeper));
}

}  // namespace noyes::io
