#include <noyes/tiles/large/pair_search.hpp>

#include <noyes/tiles/large/tally.hpp>

#include <algorithm>

namespace noyes::tiles::large {

PairSearch::PairSearch(const Field& field, Area area, Run& run)
    : field_(field), area_(area), run_(run), cells_(static_cast<std::uint32_t>(area.cells())) {
    beside_.resize(cells_);
    for (std::uint32_t cell = 0; cell < cells_; ++cell) {
        const auto columns = static_cast<std::uint32_t>(area.columns());
        const Place place{area.first.row + static_cast<std::int32_t>(cell / columns),
                          area.first.column + static_cast<std::int32_t>(cell % columns)};
        for (const Direction way : directions) {
            const Place next = large::beside(place, way);
            const bool open = joined(area, next) == area && field.is_free(next);
            beside_[cell][static_cast<std::size_t>(way)] = open ? local(next) : none;
        }
    }
    came_.assign(std::size_t{cells_} * cells_ * cells_, unseen);
}

std::uint32_t PairSearch::local(Place place) const {
    return static_cast<std::uint32_t>((place.row - area_.first.row) * area_.columns() +
                                      place.column - area_.first.column);
}

PairSearch::Number PairSearch::number(State state) const {
    return (state.blank * cells_ + state.first) * cells_ + state.second;
}

PairSearch::State PairSearch::state(Number number) const {
    return {number / cells_ / cells_, number / cells_ % cells_, number % cells_};
}

PairSearch::State PairSearch::moved(State state, std::uint32_t to) const {
    return {to, state.first == to ? state.blank : state.first,
            state.second == to ? state.blank : state.second};
}

std::vector<Direction> PairSearch::solve(Pair pair, Stats& stats) {
    homes_ = {0, local(field_.home(pair.first)), local(field_.home(pair.second))};
    const Number start = number(
        {local(field_.blank()), local(field_.where(pair.first)), local(field_.where(pair.second))});
    const bool solved = search(start);
    tally(stats, run_,
          {.expanded = expanded_, .generated = queue_.size() - 1, .peak_stored = queue_.size()});
    return solved ? path_from(start) : std::vector<Direction>{};
}

bool PairSearch::is_goal(Number number) const {
    const State here = state(number);
    return here.first == homes_.first && here.second == homes_.second;
}

// True if the state to be expanded next is a goal.
bool PairSearch::search(Number start) {
    came_[start] = 0;
    queue_.assign(1, start);
    while (expanded_ < queue_.size() && refill()) {
        if (is_goal(queue_[expanded_])) return true;
        expand(queue_[expanded_++]);
    }
    return false;
}

bool PairSearch::refill() {
    if (allowance_ == 0) allowance_ = run_.more(queue_.size() - 1, queue_.size(), 0);
    return allowance_-- > 0;
}

void PairSearch::expand(Number from) {
    const State here = state(from);
    for (std::uint8_t way = 0; way < 4; ++way) {
        const std::uint32_t to = beside_[here.blank][way];
        if (to == none) continue;
        const Number child = number(moved(here, to));
        if (came_[child] != unseen) continue;
        came_[child] = way;
        queue_.push_back(child);
    }
}

std::vector<Direction> PairSearch::path_from(Number start) const {
    std::vector<Direction> path;
    Number here = queue_[expanded_];
    while (here != start) {
        const auto way = static_cast<Direction>(came_[here]);
        path.push_back(way);
        const State now = state(here);
        here = number(moved(now, beside_[now.blank][static_cast<std::size_t>(opposite(way))]));
    }
    std::ranges::reverse(path);
    return path;
}

}  // namespace noyes::tiles::large
