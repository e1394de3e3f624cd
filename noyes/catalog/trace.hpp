// The events of a search, told on the user's own board.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/tiles/board.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace noyes::catalog {

struct TraceEvent {
    enum class Kind : std::uint8_t { expanded, generated, reopened, pruned, bound_raised };

    Kind kind = Kind::expanded;
    Cost g = 0;                                           // cost of the path to here
    Cost h = 0;                                           // what the heuristic says
    Cost bound = 0;                                       // the new bound, of bound_raised alone
    const tiles::Board* board = nullptr;                  // not of bound_raised
    std::optional<tiles::Direction> move = std::nullopt;  // that led here; none at the start
};

constexpr std::string_view name(TraceEvent::Kind kind) {
    constexpr std::string_view names[]{"expanded", "generated", "reopened", "pruned",
                                       "bound_raised"};
    return names[static_cast<std::size_t>(kind)];
}

// Returns false to stop the search.
using TraceListener = std::function<bool(const TraceEvent&)>;

}  // namespace noyes::catalog
