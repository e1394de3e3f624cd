// Whether a stored table is what was written, and whether that was right.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/catalog/tables.hpp>
#include <noyes/io/table_folder.hpp>

#include "json.hpp"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace noyes::cli {

struct TableVerdict {
    std::optional<Error> damage{};
    catalog::TableCheck check{};
};

// Entries worked out anew.
struct Sample {
    std::optional<std::uint64_t> count{};  // nothing: as many as take a few seconds
    std::uint64_t seed = 0;
};

// Reads all of it. `tell` hears the number of entries worked out so far.
TableVerdict verdict_on(const io::StoredTable& stored, const Sample& sample, Run& run,
                        Executor& executor, const std::function<void(std::uint64_t)>& tell);

std::string verdict_text(const TableVerdict& verdict, const Words& words);
Json verdict_json(const io::StoredTable& table, const TableVerdict& verdict, const Words& words);

}  // namespace noyes::cli
