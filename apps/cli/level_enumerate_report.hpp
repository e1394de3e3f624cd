// What enumerate prints of a sliding-block level.
#pragma once

#include <noyes/blocks/enumerate.hpp>

#include "session.hpp"

#include <cstdint>

namespace noyes::cli {

struct LevelEnumerateReport {
    const blocks::Level& level;
    blocks::Metric metric;
    const blocks::Enumeration& found;
    double seconds = 0;
    std::uint64_t memory_bytes = 0;
};

void print_enumeration_text(Session& session, const LevelEnumerateReport& report);
void print_enumeration_json(Session& session, const LevelEnumerateReport& report);

}  // namespace noyes::cli
