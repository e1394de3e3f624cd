// Boards of a given distance, drawn one after the other: from the list of all of them where there
// is one, else from the shortest ways of random boards, with tables that are made once.
#pragma once

#include <apps/play/distances.hpp>
#include <noyes/base/random.hpp>
#include <noyes/base/stop_flag.hpp>
#include <noyes/base/thread_executor.hpp>
#include <noyes/catalog/tables.hpp>
#include <noyes/io/large_pages.hpp>

#include "shared.hpp"

#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

// What --distance asks for.
struct DistanceOrder {
    std::vector<tiles::DistantBoard> all{};  // empty where nobody knows them all
    MoveRange range{};
};

// An error if there are no such boards, or none can be found on boards of that size.
Attempt<DistanceOrder> read_distance_order(const std::string& text, const Goal& goal);

class DistanceDrawing {
   public:
    // Both outlive this object.
    DistanceDrawing(const DistanceOrder& order, const tiles::Board& goal, const StopFlag& stop)
        : order_(order), goal_(goal), stop_(stop) {}

    // Nothing if it was stopped.
    Attempt<std::optional<tiles::DistantBoard>> next(Random& random);

   private:
    const DistanceOrder& order_;
    const tiles::Board& goal_;
    const StopFlag& stop_;
    io::LargePages pages_;
    ThreadExecutor executor_;
    Run run_{{}, &stop_, {}, pages_};
    catalog::NoTables none_;
    catalog::KeptTables tables_{none_, run_, executor_};
};

}  // namespace noyes::cli
