// Translates what happens in a search into events on the user's own board.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/catalog/trace.hpp>
#include <noyes/search/observer.hpp>
#include <noyes/tiles/homes.hpp>
#include <noyes/tiles/plain_board.hpp>

#include <vector>

namespace noyes::catalog {

inline TraceStep step_of(SearchEvent kind, const search::Position& position, Pruning why) {
    return {.kind = kind,
            .why = why,
            .g = position.g,
            .h = position.h,
            .f = position.f,
            .is_backward = position.is_backward};
}

class TraceObserver {
   public:
    TraceObserver(const TraceListener& listener, const tiles::Renaming& renaming, Run& run);

    using Kind = TraceEvent::Kind;
    using State = tiles::PlainBoard;

    void expanded(const State& state, auto last, search::Position position) {
        tell(Kind::expanded, state, move_of(last), position);
    }
    void generated(const State& state, auto last, search::Position position) {
        tell(Kind::generated, state, move_of(last), position);
    }
    void reopened(const State& state, auto last, search::Position position) {
        tell(Kind::reopened, state, move_of(last), position);
    }
    void pruned(const State& state, auto last, search::Position position, Pruning why) {
        tell(Kind::pruned, state, move_of(last), position, why);
    }
    void bound_raised(Cost bound);
    void found(const State& state, auto last, search::Position position) {
        tell(Kind::found, state, move_of(last), position);
    }

   private:
    using MaybeMove = std::optional<tiles::Direction>;

    static MaybeMove move_of(search::NoMove) { return std::nullopt; }
    static MaybeMove move_of(tiles::Direction move) { return move; }

    void tell(Kind kind, const State& state, MaybeMove move, const search::Position& position,
              Pruning why = {});
    void pass_on(const TraceEvent& event);

    const TraceListener& listener_;
    Run& run_;
    tiles::Extent extent_;
    std::vector<tiles::Tile> users_names_;  // users_names_[renamed tile]
    bool over_ = false;
};

}  // namespace noyes::catalog
