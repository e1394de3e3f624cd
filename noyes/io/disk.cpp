#include <noyes/io/disk.hpp>

#include <sys/statvfs.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace noyes::io {

std::optional<std::uint64_t> free_disk(const std::string& folder) {
    std::error_code failed;
    std::filesystem::path path = std::filesystem::absolute(folder, failed);
    if (failed) return std::nullopt;
    struct statvfs status{};
    while (::statvfs(path.c_str(), &status) != 0) {
        if (errno != ENOENT || path == path.parent_path()) return std::nullopt;
        path = path.parent_path();
    }
    return std::uint64_t{status.f_bavail} * status.f_frsize;
}

}  // namespace noyes::io
