// What an earlier run of `noyes batch` wrote, read back so that nothing is done twice.
#pragma once

#include "batch_order.hpp"
#include "tally.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

struct BatchResults {
    std::vector<ListEntry> rest;  // entries without a result
    Tally tally{};                // of those that have one
    std::uint64_t bytes = 0;      // up to the end of the last whole line
    std::string other_version{};  // of the program that wrote them, if it was another one
};

// `written` is the whole file. A last line without its end was torn when the run ended: it does not
// count. A failure if the results are of other boards or were made with other options.
Attempt<BatchResults> read_results(std::string_view written, const std::string& path,
                                   const BatchOrder& order);

// Puts the lines of a file of results in the order of the input, as a whole or not at all.
std::optional<Failure> put_in_order(const std::string& path);

}  // namespace noyes::cli
