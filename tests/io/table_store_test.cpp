// Tables found by their key, and what is said of those that cannot be trusted.
#include <noyes/io/table_store.hpp>

#include <noyes/base/thread_executor.hpp>
#include <noyes/io/codes.hpp>
#include <noyes/tiles/codes.hpp>

#include "tables.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <atomic>

namespace noyes::io {
namespace {

TEST(TableStore, finds_what_is_there_and_nothing_else) {
    const Folder folder;
    store(small_key, folder.path());
    TableStore tables(folder.path(), serial());
    const std::optional<tiles::Table> table = tables.find(small_key);
    ASSERT_TRUE(table);
    EXPECT_TRUE(std::ranges::equal(table->bytes(), made(small_key).bytes()));
    EXPECT_FALSE(tables.find(large_key));
    EXPECT_TRUE(tables.take_complaints().empty());
}

TEST(TableStore, of_a_folder_that_is_not_there_is_empty) {
    TableStore tables("/nowhere/at/all", serial());
    EXPECT_FALSE(tables.find(small_key));
    EXPECT_TRUE(tables.take_complaints().empty());
}

TEST(TableStore, complains_once_of_a_damaged_table_and_never_gives_it) {
    const Folder folder;
    const std::string path = store(small_key, folder.path());
    change(path, 5000, static_cast<char>(content(path)[5000] ^ 1));
    TableStore tables(folder.path(), serial());
    EXPECT_FALSE(tables.find(small_key));
    EXPECT_FALSE(tables.find(small_key));
    const std::vector<TableComplaint> complaints = tables.take_complaints();
    ASSERT_EQ(complaints.size(), 1u);
    EXPECT_EQ(complaints[0].error.code, code::table_damaged);
    EXPECT_EQ(complaints[0].path, path);
    EXPECT_EQ(complaints[0].key, small_key);
    EXPECT_TRUE(tables.take_complaints().empty());
}

TEST(TableStore, keeps_a_table_that_is_removed_or_replaced_meanwhile) {
    const Folder folder;
    const std::string path = store(large_key, folder.path());
    TableStore tables(folder.path(), serial());
    const tiles::Table table = tables.find(large_key).value();
    store(large_key, folder.path());
    ASSERT_EQ(::unlink(path.c_str()), 0);
    EXPECT_TRUE(std::ranges::equal(table.bytes(), made(large_key).bytes()));
    EXPECT_TRUE(tables.find(large_key));
}

TEST(TableStore, a_table_outlives_its_store) {
    const Folder folder;
    store(small_key, folder.path());
    for (const TableMemory memory : {TableMemory::mapped, TableMemory::large_pages}) {
        const tiles::Table table =
            TableStore(folder.path(), serial(), memory).find(small_key).value();
        EXPECT_TRUE(std::ranges::equal(table.bytes(), made(small_key).bytes()));
    }
}

TEST(TableStore, may_be_asked_by_several_threads) {
    const Folder folder;
    store(large_key, folder.path());
    TableStore tables(folder.path(), serial());
    ThreadExecutor threads(4);
    std::atomic<int> found = 0;
    threads.for_each(20, [&](std::size_t) { found += tables.find(large_key) ? 1 : 0; });
    EXPECT_EQ(found, 20);
}

// Root reads everything, so the test becomes nobody for a moment.
TEST(TableStore, complains_of_a_table_that_may_not_be_read) {
    if (::geteuid() != 0) GTEST_SKIP() << "only root can become somebody else";
    const Folder folder;
    const std::string path = store(small_key, folder.path());
    ASSERT_EQ(::chmod(folder.path().c_str(), 0755), 0);
    ASSERT_EQ(::chmod(path.c_str(), 0), 0);
    TableStore tables(folder.path(), serial());
    ASSERT_EQ(::seteuid(65534), 0);
    const bool found = tables.find(small_key).has_value();
    ASSERT_EQ(::seteuid(0), 0);
    EXPECT_FALSE(found);
    EXPECT_EQ(tables.take_complaints().at(0).error.code, code::no_permission);
}

TEST(TableFolder, lists_tables_and_drafts_and_leaves_other_files_alone) {
    const Folder folder;
    const std::string large = store(large_key, folder.path());
    const std::string small = store(small_key, folder.path());
    folder.add("holiday.noyes-table", "a photo");
    folder.add("3x3-blank0-tiles1.txt", "a note");
    folder.add("3x3-blank0-tiles1.noyes-table", "damaged");
    folder.add("3x3-blank0-tiles2.noyes-table.draft", std::string(10'000, 'x'));
    const Expected<TableFolder> found = read_table_folder(folder.path());
    ASSERT_TRUE(found);
    ASSERT_EQ(found->tables.size(), 3u);
    EXPECT_EQ(found->tables[0].wrong->code, tiles::code::not_a_table);
    EXPECT_EQ(found->tables[1].path, small);
    EXPECT_EQ(found->tables[1].bytes, 4096 + tiles::table_bytes(small_key));
    EXPECT_FALSE(found->tables[1].wrong);
    EXPECT_EQ(found->tables[2].path, large);
    ASSERT_EQ(found->drafts.size(), 1u);
    EXPECT_FALSE(found->drafts[0].in_use);
    EXPECT_GE(found->drafts[0].bytes, 10'000u);
}

TEST(TableFolder, that_is_missing_is_empty_and_that_is_a_file_is_an_error) {
    EXPECT_TRUE(read_table_folder("/nowhere/at/all")->tables.empty());
    const Folder folder;
    EXPECT_FALSE(read_table_folder(folder.add("file", "")));
}

TEST(TableFolder, never_removes_a_folder) {
    const Folder folder;
    const std::string path = table_path(folder.path(), small_key);
    std::filesystem::create_directory(path);
    const Expected<TableFolder> found = read_table_folder(folder.path());
    ASSERT_EQ(found->tables.size(), 1u);
    EXPECT_EQ(found->tables[0].wrong->code, code::is_directory);
    EXPECT_TRUE(remove_table(found->tables[0]));
    EXPECT_TRUE(std::filesystem::is_directory(path));
}

TEST(TableFolder, is_by_default_where_the_xdg_specification_says) {
    ::setenv("XDG_CACHE_HOME", "/cache", 1);
    EXPECT_EQ(usual_table_folder(), "/cache/noyes/tables");
    ::setenv("XDG_CACHE_HOME", "relative", 1);  // which is to be ignored
    ::setenv("HOME", "/home/me", 1);
    EXPECT_EQ(usual_table_folder(), "/home/me/.cache/noyes/tables");
    ::unsetenv("XDG_CACHE_HOME");
    ::unsetenv("HOME");
    EXPECT_EQ(usual_table_folder(), std::nullopt);
}

}  // namespace
}  // namespace noyes::io
