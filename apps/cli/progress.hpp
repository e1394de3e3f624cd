// A search watched from the command line: Ctrl-C stops it, a line on standard error shows how far
// it is.
#pragma once

#include <apps/play/failure.hpp>
#include <noyes/base/thread_executor.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/catalog/solve_level.hpp>
#include <noyes/io/table_store.hpp>

#include "shared.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace noyes::cli {

struct Watched {
    catalog::Answer answer;
    bool interrupted = false;  // by Ctrl-C, before it was done
    std::vector<io::TableComplaint> complaints{};
};

// Fills in the question's stop flag, listener, memory and executor.
struct Means {
    std::size_t threads = machine_threads();
    std::string tables{};  // a folder; none if it is empty
};

Attempt<Watched> solve_watched(catalog::Question question, const Means& means = {});

struct WatchedLevel {
    catalog::LevelAnswer answer;
    bool interrupted = false;
};

Attempt<WatchedLevel> solve_watched(catalog::LevelQuestion question);

}  // namespace noyes::cli
