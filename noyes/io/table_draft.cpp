#include <noyes/io/table_draft.hpp>

#include <noyes/base/checksum.hpp>
#include <noyes/io/codes.hpp>
#include <noyes/io/system_calls.hpp>
#include <noyes/tiles/pdb/table_header.hpp>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <utility>

namespace noyes::io {

namespace {

namespace fs = std::filesystem;

std::string_view text_of(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// The file may have been renamed or removed between opening and locking it.
bool still_there(const Descriptor& file, const std::string& path) {
    struct stat ours{};
    struct stat there{};
    return ::fstat(file.number(), &ours) == 0 && ::lstat(path.c_str(), &there) == 0 &&
           ours.st_ino == there.st_ino && ours.st_dev == there.st_dev;
}

// Locked and of that name; the error is errno, EWOULDBLOCK if somebody else has the lock.
Expected<Descriptor, int> lock(const std::string& draft, int how) {
    constexpr int everybody_reads = 0666;  // less what the user's umask takes away
    for (;;) {
        Descriptor file(::open(draft.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | how,
                               everybody_reads));
        if (!file.valid()) return errno;
        if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) return errno;
        if (still_there(file, draft)) return file;
    }
}

// What an earlier process left in it goes. File systems that cannot reserve are written to anyway.
int reserve(int file, std::uint64_t bytes) {
    if (::ftruncate(file, 0) != 0) return errno;
    if (::fallocate(file, 0, 0, static_cast<off_t>(bytes)) == 0) return 0;
    return errno == EOPNOTSUPP || errno == ENOSYS ? 0 : errno;
}

// So that the new name outlives a power cut.
int sync_folder(const std::string& path) {
    const std::string folder = fs::path(path).parent_path().string();
    const Descriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!file.valid()) return errno;
    return ::fsync(file.number()) == 0 || errno == EINVAL ? 0 : errno;
}

}  // namespace

TableDraft::TableDraft(Descriptor file, std::string path)
    : file_(std::move(file)), path_(std::move(path)), draft_(path_ + std::string(draft_ending)) {}

TableDraft::~TableDraft() {
    if (file_.valid()) ::unlink(draft_.c_str());
}

Expected<TableDraft> TableDraft::claim(const std::string& path, std::uint64_t bytes) {
    std::error_code failed;
    fs::create_directories(fs::path(path).parent_path(), failed);
    if (failed) return write_error(failed.value(), path);
    Expected<Descriptor, int> file = lock(path + std::string(draft_ending), O_CREAT);
    if (!file && file.error() == EWOULDBLOCK) return Error{.code = code::file_in_use, .text = path};
    if (!file) return write_error(file.error(), path);
    TableDraft draft(*std::move(file), path);
    const int number = reserve(draft.file_.number(), tiles::table_header_bytes + bytes);
    if (number != 0) return write_error(number, path);
    return draft;
}

Expected<bool> TableDraft::write(const tiles::Table& table, Run& run, Executor& executor) {
    constexpr std::size_t piece = std::size_t{8} << 20;  // between two looks at the limits
    const tiles::TableHeader header{.key = table.key(),
                                    .bytes = table.bytes().size(),
                                    .checksum = checksum(table.bytes(), executor)};
    bool good = write_all(file_.number(), text_of(tiles::to_bytes(header)));
    for (std::string_view rest = text_of(table.bytes()); good && !rest.empty();) {
        if (!run.keep_going()) return false;
        good = write_all(file_.number(), rest.substr(0, piece));
        rest.remove_prefix(std::min(piece, rest.size()));
    }
    if (!good || ::fsync(file_.number()) != 0) return write_error(errno, path_);
    const auto back = load_table_bytes(file_.number(), header.bytes, TableMemory::mapped, executor);
    if (!back) return read_error(back.error(), path_);
    if (back->checksum != header.checksum) return write_error(EIO, path_);
    return true;
}

Expected<bool> TableDraft::finish(const tiles::Table& table, Run& run, Executor& executor) {
    Expected<bool> written = write(table, run, executor);
    if (!written || !*written) return written;
    if (::rename(draft_.c_str(), path_.c_str()) != 0) return write_error(errno, path_);
    file_ = Descriptor(-1);
    if (const int number = sync_folder(path_)) return write_error(number, path_);
    return true;
}

bool draft_in_use(const std::string& draft) {
    const Expected<Descriptor, int> file = lock(draft, 0);
    return !file && file.error() == EWOULDBLOCK;
}

bool remove_leftover(const std::string& draft) {
    const Expected<Descriptor, int> file = lock(draft, 0);
    return file.has_value() && ::unlink(draft.c_str()) == 0;
}

}  // namespace noyes::io
