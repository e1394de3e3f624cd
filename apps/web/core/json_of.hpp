// The core's values as the page reads them; src/core/types.ts has the same in TypeScript.
#pragma once

#include <noyes/base/error.hpp>
#include <noyes/base/stats.hpp>
#include <noyes/blocks/level.hpp>
#include <noyes/catalog/conclusion.hpp>
#include <noyes/game/record.hpp>
#include <noyes/tiles/board.hpp>

#include "json.hpp"

#include <optional>

namespace noyes::web {

Json json_of(const Error& error);
Json json_of(const tiles::Board& board);
Json json_of(const blocks::Level& level);
Json json_of(const catalog::Conclusion& conclusion);
Json json_of(const game::Counts& counts);
Json json_of(const game::Help& help);

// The value, or null.
template <class T>
Json json_or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json();
}

}  // namespace noyes::web
