// Plays moves of a level's pieces and tells where they go wrong.
#pragma once

#include <noyes/blocks/move.hpp>

#include "json.hpp"
#include "record.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

struct LevelReplay {
    std::size_t moves = 0;
    std::optional<std::size_t> wrong_move{};  // from 1; none if all can be played
    blocks::Level end;                        // where it stopped
    bool reaches_goal = false;
    std::string verdict{};  // one sentence

    [[nodiscard]] bool valid() const { return !wrong_move && reaches_goal; }
};

LevelReplay replay_level(const blocks::Level& level, const std::vector<blocks::Move>& moves,
                         blocks::Metric metric);

// What `solve --json` wrote of a level: it has a level's record and a metric.
bool is_level_record(const Json& record);
Attempt<Verdict> verify_level_record(const Json& record);

}  // namespace noyes::cli
