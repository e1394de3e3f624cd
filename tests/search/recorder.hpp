// Writes down all that a search tells.
#pragma once

#include <noyes/search/observer.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace noyes::test {

enum class Told : std::uint8_t { expanded, generated, reopened, pruned, found };

template <class State>
struct Recorder {
    struct Event {
        Told what;
        State state;
        search::Position position;
    };
    std::vector<Event> events;
    std::vector<Cost> bounds;

    void expanded(const State& s, auto, search::Position p) {
        events.push_back({Told::expanded, s, p});
    }
    void generated(const State& s, auto, search::Position p) {
        events.push_back({Told::generated, s, p});
    }
    void reopened(const State& s, auto, search::Position p) {
        events.push_back({Told::reopened, s, p});
    }
    void pruned(const State& s, auto, search::Position p, Pruning) {
        events.push_back({Told::pruned, s, p});
    }
    void found(const State& s, auto, search::Position p) { events.push_back({Told::found, s, p}); }
    void bound_raised(Cost bound) { bounds.push_back(bound); }

    [[nodiscard]] std::uint64_t count(Told what) const {
        return static_cast<std::uint64_t>(std::ranges::count(events, what, &Event::what));
    }
    [[nodiscard]] std::vector<State> states(Told what) const {
        std::vector<State> states;
        for (const Event& event : events) {
            if (event.what == what) states.push_back(event.state);
        }
        return states;
    }
};

}  // namespace noyes::test
