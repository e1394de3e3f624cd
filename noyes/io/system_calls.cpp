#include <noyes/io/system_calls.hpp>

#include <noyes/io/codes.hpp>

#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace noyes::io {

Error read_error(int number, const std::string& name) {
    switch (number) {
        case ENOENT:
        case ENOTDIR:
        case ENAMETOOLONG: return {.code = code::no_such_file, .text = name};
        case EISDIR: return {.code = code::is_directory, .text = name};
        case EACCES:
        case EPERM: return {.code = code::no_permission, .text = name};
        default: break;
    }
    return {.code = code::cannot_read,
            .text = name + ": " + std::generic_category().message(number)};
}

Error write_error(int number, const std::string& name) {
    return {.code = code::cannot_write,
            .text = name + ": " + std::generic_category().message(number)};
}

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count >= 0) bytes.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EINTR) return false;
    }
    return true;
}

}  // namespace noyes::io
