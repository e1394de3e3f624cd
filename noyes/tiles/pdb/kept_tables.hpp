// Tables for work of many boards: each is looked for once, made if there is none, and kept.
//
//   KeptTables tables(store, run, executor);
//   for (...) catalog::solve({.board = board, .goal = goal, .tables = &tables});
#pragma once

#include <noyes/base/executor.hpp>
#include <noyes/base/run.hpp>
#include <noyes/tiles/pdb/table_source.hpp>

#include <span>
#include <vector>

namespace noyes::tiles {

// For one thread at a time.
class KeptTables final : public TableSource {
   public:
    // All three outlive this object. The run's limits are those of all tables together.
    KeptTables(TableSource& stored, Run& run, Executor& executor)
        : stored_(stored), run_(run), executor_(executor) {}

    // Nothing if the run halted, or halts meanwhile.
    std::optional<Table> find(const TableKey& key) override;

    // In the order in which they were asked for first.
    [[nodiscard]] std::span<const Table> tables() const { return tables_; }

   private:
    TableSource& stored_;
    Run& run_;
    Executor& executor_;
    std::vector<Table> tables_;
};

}  // namespace noyes::tiles
