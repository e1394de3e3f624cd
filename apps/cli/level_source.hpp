// Where a sliding-block level comes from: a file, standard input, the argument itself, or the
// levels that are compiled in.
#pragma once

#include <noyes/blocks/level.hpp>

#include "command_options.hpp"
#include "failure.hpp"
#include "source.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace noyes::cli {

struct LevelOptions {
    std::optional<std::string> id{};
    std::optional<std::string> metric{};
};

// --level and --metric.
void add_level_options(CLI::App& app, LevelOptions& options);
void add_level_option(CLI::App& app, std::optional<std::string>& id);
void add_metric_option(CLI::App& app, std::optional<std::string>& metric);

Attempt<blocks::Metric> read_metric(const std::optional<std::string>& name);
std::string_view name(blocks::Metric metric);

// Whether the text is meant as a level: records, a Rush Hour board or a Klotski code. What is a
// tile board as well counts as one.
bool is_level(std::string_view text);

struct ChosenLevel {
    blocks::Level level;
    std::size_t of = 1;  // so many levels in its file
};

// A level in any of its forms; of several records the one with the id, else the first.
Attempt<ChosenLevel> parse_level(const Source& source, const std::optional<std::string>& id);

// What was given: a level, or the source of a tile board.
struct PuzzleSource {
    Source source{};
    std::optional<ChosenLevel> level{};
};

// With an id alone the level is one of those that are compiled in.
Attempt<PuzzleSource> read_puzzle(const BoardOptions& board, const std::optional<std::string>& id);

}  // namespace noyes::cli
