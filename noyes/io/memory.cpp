#include <noyes/io/memory.hpp>

#include <noyes/io/input.hpp>

#include <algorithm>
#include <charconv>
#include <string_view>

namespace noyes::io {

namespace {

using Bytes = std::optional<std::uint64_t>;

std::string content(const std::string& path) {
    const Expected<std::string> text = read_file(path);
    return text ? *text : std::string();
}

Bytes number_at_start(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t");
    if (start == std::string_view::npos) return std::nullopt;
    std::uint64_t value = 0;
    const auto end = std::from_chars(text.data() + start, text.data() + text.size(), value);
    if (end.ec != std::errc()) return std::nullopt;
    return value;
}

// The number after `key` at the start of a line.
Bytes number_after(std::string_view text, std::string_view key) {
    while (!text.empty()) {
        if (text.starts_with(key)) return number_at_start(text.substr(key.size()));
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    }
    return std::nullopt;
}

Bytes smaller(Bytes a, Bytes b) {
    if (!a || !b) return a ? a : b;
    return std::min(*a, *b);
}

Bytes free_in_machine(const std::string& root) {
    constexpr std::uint64_t kilobyte = 1024;
    const Bytes available = number_after(content(root + "/proc/meminfo"), "MemAvailable:");
    if (!available) return std::nullopt;
    return *available * kilobyte;
}

// How one version of control groups names its files.
struct Version {
    std::string_view line;   // of /proc/self/cgroup, up to the group's path
    std::string_view mount;  // below the root
    std::string_view limit;
    std::string_view usage;
    std::string_view cache;  // in memory.stat: file pages that are given back when needed
};

constexpr Version versions[]{
    {":memory:", "/sys/fs/cgroup/memory", "/memory.limit_in_bytes", "/memory.usage_in_bytes",
     "total_inactive_file"},
    {"0::", "/sys/fs/cgroup", "/memory.max", "/memory.current", "inactive_file"},
};

// "max", and version 1's huge number, leave the machine's own figure the smaller one.
Bytes free_in_group(const std::string& folder, const Version& version) {
    const Bytes limit = number_at_start(content(folder + std::string(version.limit)));
    const Bytes usage = number_at_start(content(folder + std::string(version.usage)));
    if (!limit || !usage) return std::nullopt;
    const Bytes cache = number_after(content(folder + "/memory.stat"), version.cache);
    const std::uint64_t used = *usage - std::min(*usage, cache.value_or(0));
    return *limit - std::min(*limit, used);
}

std::string group_path(std::string_view groups, std::string_view line_start) {
    const std::size_t at = groups.find(line_start);
    if (at == std::string_view::npos) return {};
    const std::string_view rest = groups.substr(at + line_start.size());
    return std::string(rest.substr(0, rest.find('\n')));
}

// A group is bound by its parents' limits too. Inside a container the path may name folders that
// are not there; they count as unlimited, and the last step is the container's own top.
Bytes free_in_groups(const std::string& root, const Version& version) {
    std::string path = group_path(content(root + "/proc/self/cgroup"), version.line);
    const std::string mount = root + std::string(version.mount);
    Bytes least = free_in_group(mount, version);
    while (path.starts_with('/') && path.size() > 1) {
        least = smaller(least, free_in_group(mount + path, version));
        path.resize(path.rfind('/'));
    }
    return least;
}

}  // namespace

std::optional<std::uint64_t> free_memory(const std::string& root) {
    Bytes least = free_in_machine(root);
    for (const Version& version : versions) least = smaller(least, free_in_groups(root, version));
    return least;
}

}  // namespace noyes::io
