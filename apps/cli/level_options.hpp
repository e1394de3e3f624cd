// --level and --metric, and what was given: a sliding-block level or a tile board.
#pragma once

#include <apps/play/level_source.hpp>

#include "board_options.hpp"
#include "command_options.hpp"
#include "shared.hpp"

#include <optional>
#include <string>

namespace noyes::cli {

struct LevelOptions {
    std::optional<std::string> id{};
    std::optional<std::string> metric{};
};

// --level and --metric.
void add_level_options(CLI::App& app, LevelOptions& options);
void add_level_option(CLI::App& app, std::optional<std::string>& id);
void add_metric_option(CLI::App& app, std::optional<std::string>& metric);

// What was given: a level, or the source of a tile board.
struct PuzzleSource {
    Source source{};
    std::optional<ChosenLevel> level{};
};

// With an id alone the level is one of those that are compiled in.
Attempt<PuzzleSource> read_puzzle(const BoardOptions& board, const std::optional<std::string>& id);

}  // namespace noyes::cli
