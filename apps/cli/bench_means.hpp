// What the searches of a benchmark share: threads, automata of detours, and tables with the memory
// that they are in.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/base/thread_executor.hpp>
#include <noyes/catalog/tables.hpp>
#include <noyes/io/kept_pages.hpp>
#include <noyes/io/table_store.hpp>

#include "batch_order.hpp"

#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

class BenchMeans {
   public:
    // Stored tables are in `folder`, if there is one. Others are made within the memory that the
    // order allows.
    BenchMeans(const std::optional<std::string>& folder, const BatchOrder& order,
               const StopFlag& stop, ProgressListener listener);

    Executor& executor() { return executor_; }
    // Where a heuristic is named, tables that are missing are made and kept. The automatic choice
    // sees only the stored ones: it asks for tables to find out what there is.
    catalog::TableSource& tables();
    catalog::KeptDetours& detours() { return detours_; }

    MemorySource& memory_source() { return pages_; }

    // Held by tables that were made here.
    [[nodiscard]] std::uint64_t memory() const { return run_.memory(); }
    [[nodiscard]] std::vector<std::string> names() const;
    // Stored tables that cannot be trusted; each is told once.
    std::vector<io::TableComplaint> take_complaints();

   private:
    catalog::TableSource& stored();

    io::KeptPages pages_;
    ThreadExecutor executor_;
    Run run_;
    catalog::NoTables none_;
    std::optional<io::TableStore> store_;
    std::optional<catalog::KeptTables> kept_;
    catalog::KeptDetours detours_;
    bool keep_;
};

}  // namespace noyes::cli
