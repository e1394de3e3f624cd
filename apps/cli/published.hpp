// What a list tells about a board after the bar: `| md=41 ida=276361933`.
#pragma once

#include "json.hpp"

#include <string_view>

namespace noyes::cli {

// {"md":41,"ida":276361933}: the numbers that have a name.
Json published_numbers(std::string_view remarks);

// Whether a search generated as many nodes as published; null if it was another search than the
// published one. `ida` is the count of IDA* with Manhattan distance, the root included (Korf 1985);
// it does not depend on the number of threads.
Json as_published(const Json& record, const Json& published);

}  // namespace noyes::cli
