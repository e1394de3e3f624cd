// The lines that `noyes batch` writes: what `solve --json` tells, and what it was asked with.
#pragma once

#include <noyes/base/stop_flag.hpp>

#include "batch_order.hpp"

#include <optional>

namespace noyes::cli {

// How every record begins: the line, its id, the length known, and the board if there is one. By
// this a resumed run knows its input again.
Json head_json(const ListEntry& entry, const Attempt<tiles::BatchLine>& line);

// Solves the board of an entry; nothing if it was stopped before it was done.
std::optional<Json> batch_record(const BatchOrder& order, const ListEntry& entry,
                                 const Words& words, const StopFlag& stop,
                                 const ProgressListener& listener);

}  // namespace noyes::cli
