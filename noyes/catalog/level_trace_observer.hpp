// Translates what happens in a search on sliding blocks into events with the user's pieces.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/blocks/tell.hpp>
#include <noyes/catalog/level_trace.hpp>
#include <noyes/catalog/trace_observer.hpp>

#include <concepts>
#include <optional>
#include <vector>

namespace noyes::catalog {

class LevelTraceObserver {
   public:
    // Who watches does not count microseconds: one width is enough for all levels.
    using Puzzle = blocks::Puzzle<blocks::most_words>;
    using State = Puzzle::State;
    using Kind = SearchEvent;

    // The puzzle must not use the mirror.
    LevelTraceObserver(const LevelTraceListener& listener, const blocks::Level& level,
                       const Puzzle& puzzle, Run& run)
        : listener_(listener), level_(level), puzzle_(puzzle), run_(run) {}

    void expanded(const State& state, auto last, const search::Position& position) {
        tell(step_of(Kind::expanded, position, {}), state, slide_of(last));
    }
    void generated(const State& state, auto last, const search::Position& position) {
        tell(step_of(Kind::generated, position, {}), state, slide_of(last));
    }
    void reopened(const State& state, auto last, const search::Position& position) {
        tell(step_of(Kind::reopened, position, {}), state, slide_of(last));
    }
    void pruned(const State& state, auto last, const search::Position& position, Pruning why) {
        tell(step_of(Kind::pruned, position, why), state, slide_of(last));
    }
    void found(const State& state, auto last, const search::Position& position) {
        tell(step_of(Kind::found, position, {}), state, slide_of(last));
    }
    void bound_raised(Cost bound);

   private:
    using MaybeSlide = std::optional<blocks::Slide>;

    template <class Last>
    static MaybeSlide slide_of(const Last& last) {
        if constexpr (std::convertible_to<Last, blocks::Slide>) return blocks::Slide(last);
        else return std::nullopt;
    }

    void tell(const TraceStep& step, const State& state, MaybeSlide slide);
    void pass_on(const LevelTraceEvent& event);
    [[nodiscard]] std::vector<blocks::Cell> corners_of(const State& state) const;
    [[nodiscard]] blocks::Move move_to(const State& state, blocks::Slide slide) const;

    const LevelTraceListener& listener_;
    const blocks::Level& level_;
    const Puzzle& puzzle_;
    Run& run_;
    bool over_ = false;
};

}  // namespace noyes::catalog
