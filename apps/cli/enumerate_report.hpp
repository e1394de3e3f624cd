// What enumerate prints: how many boards lie at each distance, and the farthest.
#pragma once

#include <apps/play/goal_choice.hpp>
#include <noyes/tiles/enumerate.hpp>

#include "session.hpp"
#include "shared.hpp"

#include <cstddef>
#include <cstdint>

namespace noyes::cli {

struct EnumerateReport {
    const Goal& goal;
    const tiles::Enumeration& found;
    double seconds = 0;
    std::uint64_t memory_bytes = 0;
    std::size_t threads = 1;
};

void print_enumeration_text(Session& session, const EnumerateReport& report);
void print_enumeration_json(Session& session, const EnumerateReport& report);

}  // namespace noyes::cli
