#include <noyes/io/user_files.hpp>

#include <noyes/io/descriptor.hpp>
#include <noyes/io/system_calls.hpp>

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace noyes::io {

namespace {

namespace fs = std::filesystem;

// Nothing here starts a thread that could change the environment.
std::string environment(const char* name) {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? std::string() : value;
}

// What the variable says, or `usual` below the user's home.
std::optional<std::string> user_folder(const char* variable, const char* usual) {
    std::string folder = environment(variable);
    if (!folder.starts_with('/')) {  // the specification ignores relative ones
        const std::string home = environment("HOME");
        if (home.empty()) return std::nullopt;
        folder = home + usual;
    }
    return folder + "/noyes/";
}

}  // namespace

std::optional<std::string> user_file(const std::string& name) {
    const auto folder = user_folder("XDG_DATA_HOME", "/.local/share");
    if (!folder) return std::nullopt;
    return *folder + name;
}

std::optional<std::string> cache_file(const std::string& name) {
    const auto folder = user_folder("XDG_CACHE_HOME", "/.cache");
    if (!folder) return std::nullopt;
    return *folder + name;
}

std::optional<Error> replace_file(const std::string& path, std::string_view text) {
    std::error_code failed;
    const fs::path folder = fs::path(path).parent_path();
    if (!folder.empty()) fs::create_directories(folder, failed);
    if (failed) return write_error(failed.value(), path);
    std::string draft = path + ".XXXXXX";
    const Descriptor file(::mkstemp(draft.data()));
    if (!file.valid()) return write_error(errno, path);
    if (write_all(file.number(), text) && ::fsync(file.number()) == 0 &&
        ::rename(draft.c_str(), path.c_str()) == 0)
        return std::nullopt;
    const int number = errno;
    ::unlink(draft.c_str());
    return write_error(number, path);
}

std::optional<std::string> set_aside(const std::string& path) {
    std::error_code failed;
    for (int number = 1; number < 1000; ++number) {
        std::string name = path + ".damaged-" + std::to_string(number);
        if (fs::exists(name, failed)) continue;
        if (::rename(path.c_str(), name.c_str()) != 0) return std::nullopt;
        return name;
    }
    return std::nullopt;
}

void remove_file(const std::string& path) { ::unlink(path.c_str()); }

}  // namespace noyes::io
