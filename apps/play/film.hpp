// A solution to be played, move by move, and how fast.
#pragma once

#include <noyes/base/words.hpp>

#include <chrono>
#include <string>
#include <vector>

namespace noyes::play {

// From 1, a second a move, to 10, a tenth of it.
struct Speed {
    static constexpr int least = 1;
    static constexpr int most = 10;
    static constexpr int usual = 5;

    int step = usual;

    [[nodiscard]] std::chrono::milliseconds pause() const {
        return std::chrono::milliseconds{100} * (most + 1 - step);
    }
};

// A solution with a place in it.
template <class Face>
class Film {
   public:
    using Play = typename Face::Play;
    using State = typename Face::State;
    using Step = typename Face::Step;

    Film(Play rules, State start, std::vector<Step> steps);

    [[nodiscard]] const Play& rules() const { return rules_; }
    [[nodiscard]] const State& start() const { return start_; }
    [[nodiscard]] const State& state() const { return state_; }
    // The steps of each.
    [[nodiscard]] const std::vector<std::vector<Step>>& moves() const { return moves_; }
    // In moves.
    [[nodiscard]] std::size_t place() const { return place_; }
    [[nodiscard]] std::size_t length() const { return moves_.size(); }
    [[nodiscard]] bool at_end() const { return place_ == moves_.size(); }

    // False if there is nothing more on that side.
    bool forward();
    bool back();
    void rewind();
    // Behind so many moves, or at the end.
    void go_to(std::size_t place);

    // "3 goes up", the move that led here; nothing at the start.
    [[nodiscard]] std::string last_move(const Words& words) const;
    // The moves around this place, the one that led here in brackets.
    [[nodiscard]] std::string moves_around(int columns) const;

   private:
    Play rules_;
    State start_;
    State state_;
    std::vector<std::vector<Step>> moves_;
    std::size_t place_ = 0;
};

}  // namespace noyes::play
