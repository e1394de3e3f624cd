// What solve prints of a sliding-block level, in each of its formats.
#pragma once

#include <noyes/catalog/solve_level.hpp>

#include "json.hpp"
#include "session.hpp"

#include <string_view>

namespace noyes::cli {

struct LevelReport {
    const blocks::Level& level;
    blocks::Metric metric;
    const catalog::LevelAnswer& answer;
    bool quiet = false;  // no drawing and no moves
};

// `format` is one of format_names().
void print_level_report(Session& session, std::string_view format, const LevelReport& report);

// How every record about a level begins.
Json level_json(const blocks::Level& level, blocks::Metric metric);

// The level as people see it: what it is called, and its grid.
std::string drawn(const blocks::Level& level);

}  // namespace noyes::cli
