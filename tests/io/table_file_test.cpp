// Stored tables that are read again, whole or damaged.
#include <noyes/io/table_file.hpp>

#include <noyes/base/checksum.hpp>
#include <noyes/base/random.hpp>
#include <noyes/base/thread_executor.hpp>
#include <noyes/io/codes.hpp>
#include <noyes/tiles/codes.hpp>

#include "tables.hpp"

#include <sys/stat.h>
#include <unistd.h>

namespace noyes::io {
namespace {

constexpr TableMemory both[]{TableMemory::mapped, TableMemory::large_pages};

// What is wrong with a file; "nothing" if it is read.
Code wrong_with(const std::string& path, const tiles::TableKey& key,
                TableMemory memory = TableMemory::mapped) {
    const Expected<tiles::Table> table = load_table(path, key, memory, serial());
    return table ? Code("nothing") : table.error().code;
}

TEST(TableFile, has_the_entries_that_were_written) {
    const Folder folder;
    ThreadExecutor threads(3);
    for (const tiles::TableKey& key : {small_key, large_key}) {
        const std::string path = store(key, folder.path());
        const tiles::Table expected = made(key);
        for (const TableMemory memory : both) {
            const Expected<tiles::Table> table = load_table(path, key, memory, threads);
            ASSERT_TRUE(table);
            EXPECT_EQ(table->key(), key);
            EXPECT_TRUE(std::ranges::equal(table->bytes(), expected.bytes()));
        }
    }
}

TEST(TableFile, is_a_page_of_header_and_the_entries) {
    const Folder folder;
    const std::string path = store(small_key, folder.path());
    EXPECT_EQ(std::filesystem::file_size(path), 4096 + tiles::table_bytes(small_key));
}

TEST(TableFile, any_changed_byte_of_a_small_one_is_noticed) {
    const Folder folder;
    const std::string path = store(small_key, folder.path());
    const std::string good = content(path);
    for (std::size_t at = 0; at < good.size(); ++at) {
        const char flipped = static_cast<char>(good[at] ^ (1 << at % 8));
        change(path, at, flipped);
        EXPECT_NE(wrong_with(path, small_key, both[at % 2]), "nothing") << at;
        change(path, at, good[at]);
    }
    EXPECT_EQ(wrong_with(path, small_key), "nothing");
}

TEST(TableFile, changed_bytes_of_a_large_one_are_noticed_wherever_they_are) {
    const Folder folder;
    const std::string path = store(large_key, folder.path());
    const std::string good = content(path);
    Random random(5);
    for (int i = 0; i < 300; ++i) {
        const auto at = static_cast<std::size_t>(4096 + random.below(good.size() - 4096));
        change(path, at, static_cast<char>(good[at] ^ static_cast<char>(1 + random.below(255))));
        EXPECT_EQ(wrong_with(path, large_key, both[i % 2]), code::table_damaged) << at;
        change(path, at, good[at]);
    }
    EXPECT_EQ(wrong_with(path, large_key), "nothing");
}

TEST(TableFile, cut_short_or_too_long_is_noticed) {
    const Folder folder;
    const std::string path = store(small_key, folder.path());
    const std::string good = content(path);
    for (std::size_t size = 0; size < good.size(); size += 13) {
        overwrite(path, good.substr(0, size));
        const Code expected = size < 16     ? tiles::code::not_a_table
                              : size < 4096 ? tiles::code::table_header_damaged
                                            : code::table_cut_short;
        EXPECT_EQ(wrong_with(path, small_key), expected) << size;
    }
    overwrite(path, good + '\0');
    EXPECT_EQ(wrong_with(path, small_key), code::table_cut_short);
    overwrite(path, good);
    EXPECT_EQ(wrong_with(path, small_key), "nothing");
}

TEST(TableFile, zeros_in_the_place_of_the_entries_are_noticed) {
    const Folder folder;
    const std::string path = store(large_key, folder.path());
    const std::string good = content(path);
    overwrite(path, good.substr(0, 4096) + std::string(good.size() - 4096, '\0'));
    EXPECT_EQ(wrong_with(path, large_key), code::table_damaged);
}

TEST(TableFile, under_the_name_of_another_is_refused) {
    const Folder folder;
    const std::string path = store(small_key, folder.path());
    tiles::TableKey other = small_key;
    other.homes = 0b11'0011'0000;
    EXPECT_EQ(wrong_with(path, other), code::table_misplaced);
    other = small_key;
    other.by_region = true;
    EXPECT_EQ(wrong_with(path, other), code::table_misplaced);
}

TEST(TableFile, with_a_right_header_and_too_few_entries_is_refused) {
    const Folder folder;
    const std::string entries(100, 'x');
    const auto bytes = std::as_bytes(std::span(entries));
    const auto header = tiles::to_bytes({small_key, bytes.size(), checksum(bytes)});
    const std::string path = folder.add(
        "t", std::string(reinterpret_cast<const char*>(header.data()), header.size()) + entries);
    EXPECT_EQ(wrong_with(path, small_key), code::table_damaged);
}

TEST(TableFile, what_is_no_table_is_refused_and_nothing_waits) {
    const Folder folder;
    EXPECT_EQ(wrong_with(folder.path() + "/missing", small_key), code::no_such_file);
    EXPECT_EQ(wrong_with(folder.path(), small_key), code::is_directory);
    EXPECT_EQ(wrong_with(folder.add("empty", ""), small_key), tiles::code::not_a_table);
    EXPECT_EQ(wrong_with(folder.add("text", std::string(9000, 'a')), small_key),
              tiles::code::not_a_table);
    const std::string loop = folder.path() + "/loop";
    ASSERT_EQ(::symlink(loop.c_str(), loop.c_str()), 0);
    EXPECT_EQ(wrong_with(loop, small_key), code::cannot_read);
    const std::string pipe = folder.path() + "/pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(wrong_with(pipe, small_key), tiles::code::not_a_table);
    EXPECT_EQ(wrong_with("/dev/zero", small_key), tiles::code::not_a_table);
}

}  // namespace
}  // namespace noyes::io
