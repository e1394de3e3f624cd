// Tables for the tests of the store.
#pragma once

#include <noyes/base/executor.hpp>
#include <noyes/io/table_draft.hpp>
#include <noyes/io/table_folder.hpp>
#include <noyes/tiles/pdb/build_table.hpp>

#include "files.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace noyes::io {

inline SerialExecutor& serial() {
    static SerialExecutor executor;
    return executor;
}

// Tiles 1 to 4 of 3x3: a file of 5,632 bytes.
inline constexpr tiles::TableKey small_key{.extent = {3, 3}, .blank = 0, .homes = 0b11110};
// Six tiles of 4x4: 8,008 sets of cells, filled up to 8,064, by 720 orders; a file of 2.9 MB.
inline constexpr tiles::TableKey large_key{
    .extent = {4, 4}, .blank = 0, .homes = 0b11'0011'0011'0000};

inline tiles::Table made(const tiles::TableKey& key) {
    Run run;
    return build_table(key, run, serial()).value();
}

// The path of a table that is now in the folder.
inline std::string store(const tiles::Table& table, const std::string& folder) {
    Run run;
    const tiles::TableKey& key = table.key();
    Expected<TableDraft> draft =
        TableDraft::claim(table_path(folder, key), tiles::table_bytes(key));
    EXPECT_TRUE(draft);
    const Expected<bool> finished = draft->finish(table, run, serial());
    EXPECT_TRUE(finished && *finished);
    return table_path(folder, key);
}
inline std::string store(const tiles::TableKey& key, const std::string& folder) {
    return store(made(key), folder);
}

inline void overwrite(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

// Changes one byte of a file, in place.
inline void change(const std::string& path, std::size_t at, char byte) {
    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(static_cast<std::streamoff>(at));
    file.put(byte);
}

}  // namespace noyes::io
