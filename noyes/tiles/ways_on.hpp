// The directions in which a path may go on, in the order of all searches: every one at the start,
// else all but the one that goes back.
#pragma once

#include <noyes/search/domain.hpp>
#include <noyes/tiles/direction.hpp>

namespace noyes::tiles {

// Calls show(way) for each until it returns true; whether it did.
template <class Show>
bool for_each_way(search::NoMove, const Show& show) {
    for (const Direction way : directions) {
        if (show(way)) return true;
    }
    return false;
}

template <class Show>
bool for_each_way(Direction last, const Show& show) {
    for (const Direction way : directions) {
        if (way != opposite(last) && show(way)) return true;
    }
    return false;
}

}  // namespace noyes::tiles
