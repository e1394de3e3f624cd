// Where a sliding-block level comes from: a file, standard input, the argument itself, or the
// levels that are compiled in.
#pragma once

#include <noyes/blocks/level.hpp>

#include "failure.hpp"
#include "source.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace noyes::play {

std::span<const std::string_view> metric_names();
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

// One of those that are compiled in.
Attempt<ChosenLevel> shipped_level(const std::string& id);

}  // namespace noyes::play
