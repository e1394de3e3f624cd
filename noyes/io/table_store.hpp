// Tables from files: made once by `noyes tables build`, checked whenever they are used.
//
//   TableStore store(folder, executor);
//   if (std::optional<Table> table = store.find(key)) ...
//   for (const TableComplaint& complaint : store.take_complaints()) ...
#pragma once

#include <noyes/io/table_bytes.hpp>
#include <noyes/tiles/pdb/table_source.hpp>

#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace noyes::io {

// A table that is there and cannot be trusted.
struct TableComplaint {
    tiles::TableKey key;
    std::string path;
    Error error;
};

// May be asked by several threads at once.
class TableStore final : public tiles::TableSource {
   public:
    // The executor's threads share the reading of a table; it must outlive the store.
    TableStore(std::string folder, Executor& executor, TableMemory memory = TableMemory::mapped)
        : folder_(std::move(folder)), executor_(executor), memory_(memory) {}

    // A table is read and checked as a whole the first time, and kept.
    std::optional<tiles::Table> find(const tiles::TableKey& key) override;

    // What was wrong with tables that were asked for; each is told once.
    std::vector<TableComplaint> take_complaints();

   private:
    struct Found {
        tiles::TableKey key;
        std::optional<tiles::Table> table;
    };
    std::optional<tiles::Table> load(const tiles::TableKey& key);

    std::string folder_;
    Executor& executor_;
    TableMemory memory_;
    std::mutex asking_;
    std::vector<Found> found_;
    std::vector<TableComplaint> complaints_;
};

}  // namespace noyes::io
