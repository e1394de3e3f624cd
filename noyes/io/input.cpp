#include <noyes/io/input.hpp>

#include <noyes/io/codes.hpp>
#include <noyes/io/descriptor.hpp>
#include <noyes/io/system_calls.hpp>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace noyes::io {

namespace {

// One read, repeated where a signal came between; -1 leaves the reason in errno.
ssize_t read_some(int descriptor, std::array<char, 1 << 16>& buffer) {
    for (;;) {
        const ssize_t count = ::read(descriptor, buffer.data(), buffer.size());
        if (count >= 0 || errno != EINTR) return count;
    }
}

Expected<std::string> read_all(int descriptor, const std::string& name, std::size_t most) {
    std::string bytes;
    std::array<char, 1 << 16> buffer;
    for (;;) {
        const ssize_t count = read_some(descriptor, buffer);
        if (count < 0) return read_error(errno, name);
        if (count == 0) return bytes;
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
        if (bytes.size() > most)
            return Error{.code = code::input_too_large,
                         .numbers = {static_cast<std::int64_t>(most >> 20)},
                         .text = name};
    }
}

}  // namespace

bool exists(const std::string& path) {
    struct stat status{};
    if (path.find('\0') != std::string::npos) return false;
    if (::stat(path.c_str(), &status) == 0) return true;
    return errno != ENOENT && errno != ENOTDIR && errno != ENAMETOOLONG;
}

bool is_regular(const std::string& path) {
    struct stat status{};
    return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

Expected<std::string> read_file(const std::string& path, std::size_t most) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.valid()) return read_error(errno, path);
    return read_all(file.number(), path, most);
}

Expected<std::string> read_standard_input(std::size_t most) {
    return read_all(STDIN_FILENO, "standard input", most);
}

}  // namespace noyes::io
