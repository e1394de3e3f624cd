// Adds up what many small searches counted, for the result and for the limits of the run.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/base/stats.hpp>

#include <algorithm>

namespace noyes::tiles::large {

inline void tally(Stats& all, Run& run, const Stats& one) {
    all.expanded += one.expanded;
    all.generated += one.generated;
    all.duplicates += one.duplicates;
    all.undo_skipped += one.undo_skipped;
    all.peak_stored = std::max(all.peak_stored, one.peak_stored);
    all.peak_open = std::max(all.peak_open, one.peak_open);
    run.add_finished(one.generated);
}

}  // namespace noyes::tiles::large
