// Tables on their way to a file: nothing half done ever gets the name of a table.
#include <noyes/io/table_draft.hpp>

#include <noyes/io/codes.hpp>
#include <noyes/io/disk.hpp>
#include <noyes/io/table_file.hpp>

#include "tables.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace noyes::io {
namespace {

Code claim_error(const std::string& path, std::uint64_t bytes) {
    const Expected<TableDraft> draft = TableDraft::claim(path, bytes);
    return draft ? Code("nothing") : draft.error().code;
}

TEST(TableDraft, makes_the_folders_that_are_missing) {
    const Folder folder;
    store(small_key, folder.path() + "/a/b/c");
    EXPECT_EQ(files_in(folder.path() + "/a/b/c"), 1u);
}

TEST(TableDraft, goes_if_it_is_not_finished) {
    const Folder folder;
    const std::string path = table_path(folder.path(), small_key);
    {
        const Expected<TableDraft> draft = TableDraft::claim(path, 100);
        ASSERT_TRUE(draft);
        EXPECT_EQ(files_in(folder.path()), 1u);
    }
    EXPECT_EQ(files_in(folder.path()), 0u);
}

TEST(TableDraft, of_a_run_that_halts_leaves_the_table_that_was_there) {
    const Folder folder;
    const std::string path = folder.add("t", "old");
    noyes::Run run;
    run.halt_now(Halt::stopped);
    {
        Expected<TableDraft> draft = TableDraft::claim(path, tiles::table_bytes(large_key));
        const Expected<bool> finished = draft->finish(made(large_key), run, serial());
        ASSERT_TRUE(finished);
        EXPECT_FALSE(*finished);
    }
    EXPECT_EQ(content(path), "old");
    EXPECT_EQ(files_in(folder.path()), 1u);
}

TEST(TableDraft, is_claimed_by_one_at_a_time) {
    const Folder folder;
    const std::string path = table_path(folder.path(), small_key);
    {
        const Expected<TableDraft> first = TableDraft::claim(path, 100);
        ASSERT_TRUE(first);
        EXPECT_EQ(claim_error(path, 100), code::file_in_use);
        EXPECT_TRUE(draft_in_use(path + ".draft"));
        EXPECT_FALSE(remove_leftover(path + ".draft"));
    }
    EXPECT_EQ(claim_error(path, 100), "nothing");
}

TEST(TableDraft, left_by_a_killed_process_is_recognised_and_taken_over) {
    const Folder folder;
    const std::string path = table_path(folder.path(), small_key);
    const pid_t child = ::fork();
    if (child == 0) {
        const Expected<TableDraft> draft = TableDraft::claim(path, 1 << 20);
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));
    ASSERT_TRUE(exists(path + ".draft"));
    EXPECT_FALSE(draft_in_use(path + ".draft"));
    store(small_key, folder.path());
    EXPECT_EQ(files_in(folder.path()), 1u);
    EXPECT_TRUE(load_table(path, small_key, TableMemory::mapped, serial()));
}

TEST(TableDraft, replaces_whatever_file_has_the_name_but_no_folder) {
    const Folder folder;
    const std::string path = table_path(folder.path(), small_key);
    folder.add(std::filesystem::path(path).filename().string(), "damaged");
    store(small_key, folder.path());
    EXPECT_TRUE(load_table(path, small_key, TableMemory::mapped, serial()));
    const std::string taken = table_path(folder.path(), large_key);
    std::filesystem::create_directory(taken);
    noyes::Run run;
    Expected<TableDraft> draft = TableDraft::claim(taken, tiles::table_bytes(large_key));
    const Expected<bool> finished = draft->finish(made(large_key), run, serial());
    ASSERT_FALSE(finished);
    EXPECT_EQ(finished.error().code, code::cannot_write);
    EXPECT_TRUE(std::filesystem::is_directory(taken));
}

TEST(TableDraft, never_writes_through_a_link_of_its_name) {
    const Folder folder;
    const std::string victim = folder.add("victim", "precious");
    const std::string path = table_path(folder.path(), small_key);
    ASSERT_EQ(::symlink(victim.c_str(), (path + ".draft").c_str()), 0);
    EXPECT_EQ(claim_error(path, 100), code::cannot_write);
    EXPECT_EQ(content(victim), "precious");
}

TEST(TableDraft, in_a_place_that_is_no_folder_is_an_error_with_the_path) {
    const Folder folder;
    const std::string file = folder.add("file", "");
    const Expected<TableDraft> draft = TableDraft::claim(file + "/table", 100);
    ASSERT_FALSE(draft);
    EXPECT_EQ(draft.error().code, code::cannot_write);
    EXPECT_NE(draft.error().text.find(file + "/table"), std::string::npos);
}

TEST(TableDraft, on_a_full_disk_fails_at_once_and_leaves_what_was_there) {
    const SmallDisk disk;
    if (!disk.mounted()) GTEST_SKIP() << "only root may mount a small disk";
    const std::string path = store(small_key, disk.path());
    EXPECT_LE(free_disk(disk.path()), 1u << 20);
    const Expected<TableDraft> draft =
        TableDraft::claim(table_path(disk.path(), large_key), tiles::table_bytes(large_key));
    ASSERT_FALSE(draft);
    EXPECT_EQ(draft.error().code, code::cannot_write);
    EXPECT_NE(draft.error().text.find("No space left on device"), std::string::npos);
    EXPECT_EQ(files_in(disk.path()), 1u);
    EXPECT_TRUE(load_table(path, small_key, TableMemory::mapped, serial()));
}

// As on a file system that cannot reserve room: only the writing tells.
TEST(TableDraft, that_meets_the_end_of_the_disk_while_writing_leaves_what_was_there) {
    const SmallDisk disk;
    if (!disk.mounted()) GTEST_SKIP() << "only root may mount a small disk";
    const std::string path = store(small_key, disk.path());
    {
        noyes::Run run;
        Expected<TableDraft> draft = TableDraft::claim(table_path(disk.path(), large_key), 0);
        ASSERT_TRUE(draft);
        const Expected<bool> finished = draft->finish(made(large_key), run, serial());
        ASSERT_FALSE(finished);
        EXPECT_EQ(finished.error().code, code::cannot_write);
    }
    EXPECT_EQ(files_in(disk.path()), 1u);
    EXPECT_TRUE(load_table(path, small_key, TableMemory::mapped, serial()));
}

}  // namespace
}  // namespace noyes::io
