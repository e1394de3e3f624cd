#include <noyes/io/memory.hpp>

#include "files.hpp"

#include <gtest/gtest.h>

namespace noyes::io {
namespace {

constexpr std::uint64_t mega = 1 << 20;

Folder& with_machine(Folder& root) {
    root.add("proc/meminfo", "MemTotal:    4194304 kB\nMemAvailable:    1048576 kB\n");
    return root;
}

TEST(FreeMemory, is_what_the_machine_has_if_there_is_no_group) {
    Folder root;
    EXPECT_EQ(free_memory(with_machine(root).path()), 1024 * mega);
}

TEST(FreeMemory, is_what_a_group_of_version_2_leaves_without_its_cache) {
    Folder root;
    with_machine(root).add("proc/self/cgroup", "0::/user/job\n");
    root.add("sys/fs/cgroup/user/job/memory.max", std::to_string(500 * mega) + "\n");
    root.add("sys/fs/cgroup/user/job/memory.current", std::to_string(300 * mega) + "\n");
    root.add("sys/fs/cgroup/user/job/memory.stat",
             "anon 1\ninactive_file " + std::to_string(100 * mega) + "\n");
    EXPECT_EQ(free_memory(root.path()), 300 * mega);
}

TEST(FreeMemory, heeds_the_limit_of_a_parent_group) {
    Folder root;
    with_machine(root).add("proc/self/cgroup", "0::/user/job\n");
    root.add("sys/fs/cgroup/user/job/memory.max", "max\n");
    root.add("sys/fs/cgroup/user/job/memory.current", "5\n");
    root.add("sys/fs/cgroup/user/memory.max", std::to_string(200 * mega) + "\n");
    root.add("sys/fs/cgroup/user/memory.current", std::to_string(50 * mega) + "\n");
    EXPECT_EQ(free_memory(root.path()), 150 * mega);
}

TEST(FreeMemory, is_what_a_group_of_version_1_leaves) {
    Folder root;
    with_machine(root).add("proc/self/cgroup", "5:cpu:/x\n4:memory:/job\n");
    root.add("sys/fs/cgroup/memory/job/memory.limit_in_bytes", std::to_string(100 * mega));
    root.add("sys/fs/cgroup/memory/job/memory.usage_in_bytes", std::to_string(40 * mega));
    EXPECT_EQ(free_memory(root.path()), 60 * mega);
}

TEST(FreeMemory, of_a_group_over_its_limit_is_none) {
    Folder root;
    with_machine(root).add("proc/self/cgroup", "0::/\n");
    root.add("sys/fs/cgroup/memory.max", "1000\n");
    root.add("sys/fs/cgroup/memory.current", "2000\n");
    EXPECT_EQ(free_memory(root.path()), 0u);
}

TEST(FreeMemory, is_unknown_without_any_file_and_known_here) {
    const Folder empty;
    EXPECT_EQ(free_memory(empty.path()), std::nullopt);
    EXPECT_GT(free_memory().value_or(0), 0u);
}

}  // namespace
}  // namespace noyes::io
