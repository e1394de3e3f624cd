// Writes what `noyes bench` finds: a line for each board as it is solved, then the totals.
#pragma once

#include <noyes/base/progress.hpp>
#include <noyes/io/progress_line.hpp>

#include "bench_totals.hpp"
#include "session.hpp"

#include <cstddef>
#include <string>

namespace noyes::cli {

class BenchWriter {
   public:
    // `name` of the set, of which `boards` are solved; JSON if the session speaks it.
    BenchWriter(Session& session, std::string name, std::size_t boards);

    void begin(const std::string& heading);
    void add(const Json& record);
    void finish();

    BenchTotals& totals() { return totals_; }
    // On standard error, where somebody sees it.
    void show(const std::string& doing, const Progress& progress);
    // Nobody reads any more, or the disk is full: there is no use in going on.
    [[nodiscard]] bool lost();

   private:
    Session& session_;
    std::string name_;
    std::size_t boards_;
    BenchTotals totals_;
    io::ProgressLine progress_;
};

}  // namespace noyes::cli
