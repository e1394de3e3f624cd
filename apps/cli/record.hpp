// What `solve --json` wrote, read back and held to its word.
#pragma once

#include <apps/play/failure.hpp>

#include "shared.hpp"

#include <string>
#include <string_view>

namespace noyes::cli {

struct Verdict {
    bool right = false;
    std::string text;  // one sentence
};

// `text` is one line; the failure has its column, the caller knows which line it is.
Attempt<Verdict> verify_record(std::string_view text);

}  // namespace noyes::cli
