// The algorithms and heuristics that can be chosen for a puzzle, as the catalog describes them.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/catalog/choice.hpp>
#include <noyes/game/block_play.hpp>
#include <noyes/game/tile_play.hpp>

#include <chrono>
#include <optional>
#include <string_view>
#include <vector>

namespace noyes::play {

// How to search and how to estimate.
struct Method {
    catalog::Choice algorithm{};
    catalog::Choice heuristic{};
};

// The same with what it may take.
struct SearchWish {
    Method method{};
    std::optional<std::chrono::nanoseconds> time{};  // at most
    bool insist_on_optimum = false;                  // `auto` then has no time limit of its own
};

using Descriptions = std::vector<const Description*>;

struct MethodOffer {
    std::string_view puzzle;
    Descriptions algorithms;
    Descriptions heuristics;
};

MethodOffer tile_offer();
MethodOffer level_offer();

// Only the heuristics that fit the size.
MethodOffer offer_for(const game::TilePlay& rules);
MethodOffer offer_for(const game::BlockPlay& rules);

// nullptr if there is none of that name or alias.
const Description* find(const Descriptions& list, std::string_view name);

// Whether a heuristic makes a difference to the algorithm of that name.
bool uses_heuristic(std::string_view algorithm);

}  // namespace noyes::play
