#include <noyes/catalog/level_trace_observer.hpp>

#include <algorithm>

namespace noyes::catalog {

void LevelTraceObserver::bound_raised(Cost bound) {
    LevelTraceEvent event;
    event.kind = Kind::bound_raised;
    event.bound = bound;
    pass_on(event);
}

void LevelTraceObserver::tell(const TraceStep& step, const State& state, MaybeSlide slide) {
    if (over_) return;
    const std::vector<blocks::Cell> corners = corners_of(state);
    // No move leads to where a search begins, whatever stands in its record.
    if (!slide || step.g == 0) return pass_on({step, corners});
    const blocks::Move move = move_to(state, *slide);
    pass_on({step, corners, &move});
}

void LevelTraceObserver::pass_on(const LevelTraceEvent& event) {
    if (over_) return;
    over_ = !listener_(event);
    if (over_) run_.halt_now(Halt::stopped);
}

// Pieces of one kind in the order of their places, so that equal states are told alike.
std::vector<blocks::Cell> LevelTraceObserver::corners_of(const State& state) const {
    std::vector<blocks::Cell> corners(level_.pieces.size());
    for (std::size_t kind = 0; kind < puzzle_.kinds().size(); ++kind) {
        const blocks::Kind& one = puzzle_.kinds()[kind];
        std::vector<blocks::Cell> own;
        puzzle_.for_each_place(state, kind,
                               [&](blocks::Place place) { own.push_back(one.corners[place]); });
        std::ranges::sort(own);
        for (std::size_t i = 0; i < own.size(); ++i) corners[one.pieces[i]] = own[i];
    }
    return corners;
}

blocks::Move LevelTraceObserver::move_to(const State& state, blocks::Slide slide) const {
    State before = state;
    puzzle_.retract(before, slide);
    const std::vector<blocks::Cell> corners = corners_of(before);
    blocks::Level level{.extent = level_.extent, .pieces = level_.pieces};
    for (const blocks::Kind& kind : puzzle_.kinds()) {
        for (const std::size_t piece : kind.pieces)
            level.pieces[piece].cells = *cells_at(level.extent, kind.shape, corners[piece]);
    }
    return blocks::Names(level, puzzle_.kinds()).move(slide.kind(), slide.from(), slide.to());
}

}  // namespace noyes::catalog
