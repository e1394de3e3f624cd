#include <noyes/io/program.hpp>

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace noyes::io {

namespace {

bool is_program(const std::string& path) {
    struct stat about{};
    return ::stat(path.c_str(), &about) == 0 && S_ISREG(about.st_mode) &&
           ::access(path.c_str(), X_OK) == 0;
}

// This program's own folder, then those of PATH; an empty one means nothing here.
std::vector<std::string> folders() {
    std::error_code failed;
    std::vector<std::string> all{
        std::filesystem::read_symlink("/proc/self/exe", failed).parent_path().string()};
    const char* path = std::getenv("PATH");  // NOLINT(concurrency-mt-unsafe)
    std::string rest = path == nullptr ? std::string() : path;
    for (std::size_t end = 0; !rest.empty(); rest.erase(0, end == rest.npos ? end : end + 1)) {
        end = rest.find(':');
        all.push_back(rest.substr(0, end));
    }
    return all;
}

}  // namespace

std::string find_program(const std::string& name) {
    for (const std::string& folder : folders()) {
        const std::string path = folder + "/" + name;
        if (!folder.empty() && is_program(path)) return path;
    }
    return {};
}

std::string become_program(const std::string& path, std::vector<std::string> arguments) {
    std::string name = path;
    std::vector<char*> words{name.data()};
    for (std::string& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    ::signal(SIGPIPE, SIG_DFL);  // as others expect it
    ::execv(path.c_str(), words.data());
    return std::generic_category().message(errno);
}

}  // namespace noyes::io
