#include <noyes/catalog/trace_observer.hpp>

namespace noyes::catalog {

TraceObserver::TraceObserver(const TraceListener& listener, const tiles::Renaming& renaming,
                             Run& run)
    : listener_(listener),
      run_(run),
      extent_(renaming.homes.extent),
      users_names_(renaming.names.size()) {
    for (tiles::Tile tile = 0; tile < renaming.names.size(); ++tile) {
        users_names_[renaming.names[tile]] = tile;
    }
}

void TraceObserver::bound_raised(Cost bound) {
    TraceEvent event;
    event.kind = Kind::bound_raised;
    event.bound = bound;
    pass_on(event);
}

void TraceObserver::tell(Kind kind, const State& state, MaybeMove move,
                         const search::Position& position, Pruning why) {
    if (over_) return;
    std::vector<tiles::Tile> tiles(users_names_.size());
    for (tiles::Cell cell = 0; cell < tiles.size(); ++cell) {
        tiles[cell] = users_names_[state.tile(cell)];
    }
    const auto board = tiles::Board::make(extent_, std::move(tiles));
    // No move leads to where a search begins, whatever stands in its record.
    pass_on({step_of(kind, position, why), &*board, position.g == 0 ? std::nullopt : move});
}

void TraceObserver::pass_on(const TraceEvent& event) {
    if (over_) return;
    over_ = !listener_(event);
    if (over_) run_.halt_now(Halt::stopped);
}

}  // namespace noyes::catalog
