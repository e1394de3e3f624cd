// A table on its way to a file. It gets its name when it is whole and on the disk, not before: a
// crash or a full disk leaves at most a draft that everybody recognises as such.
//
//   Expected<TableDraft> draft = TableDraft::claim(path, bytes);    // now the room is there
//   ... the table is made ...
//   draft->finish(table, run, executor);
//
// A draft is locked as long as its process lives. Whoever finds it locked knows that somebody is at
// work; whoever finds it without a lock, that its process was killed.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/io/descriptor.hpp>
#include <noyes/io/table_bytes.hpp>
#include <noyes/tiles/pdb/table.hpp>

#include <optional>
#include <string>

namespace noyes::io {

inline constexpr std::string_view draft_ending = ".draft";

class TableDraft {
   public:
    // Reserves the room on the disk, so that a disk that is too small is known at once. The error
    // is file_in_use if another process makes this very table.
    static Expected<TableDraft> claim(const std::string& path, std::uint64_t bytes);

    TableDraft(TableDraft&&) noexcept = default;
    TableDraft& operator=(TableDraft&&) = delete;
    // What is not finished goes.
    ~TableDraft();

    // Writes, reads back and only then renames. False if the run halted.
    Expected<bool> finish(const tiles::Table& table, Run& run, Executor& executor);

   private:
    TableDraft(Descriptor file, std::string path);
    Expected<bool> write(const tiles::Table& table, Run& run, Executor& executor);

    Descriptor file_;  // invalid once there is nothing left to remove
    std::string path_;
    std::string draft_;
};

// Whether a draft's process lives.
bool draft_in_use(const std::string& draft);
// Removes a draft, unless its process lives.
bool remove_leftover(const std::string& draft);

}  // namespace noyes::io
