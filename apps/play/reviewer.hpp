// After a game: where moves were lost, worked out beside whatever goes on.
//
//   Reviewer reviewer(game, advice_for_the_start, news);
//   if (const auto review = reviewer.review()) ... review_text(*review) ...
#pragma once

#include <noyes/base/stop_flag.hpp>
#include <noyes/game/review.hpp>
#include <noyes/io/background.hpp>

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace noyes::play {

template <class Face>
class Reviewer {
   public:
    using Game = typename Face::Game;
    using Play = typename Face::Play;
    using State = typename Face::State;
    using Advice = game::Advice<typename Face::Step>;

    // What cannot be proven in this time stays unknown.
    static constexpr std::chrono::seconds patience{5};

    // `start` is what is known of the first board; `news` is called by another thread at the end.
    Reviewer(const Game& game, std::optional<Advice> start, std::function<void()> news);
    Reviewer(const Reviewer&) = delete;
    Reviewer& operator=(const Reviewer&) = delete;
    ~Reviewer() { stop_.raise(); }  // a search looks at it every few milliseconds

    [[nodiscard]] bool busy() const;
    // Nothing as long as it is busy.
    [[nodiscard]] std::optional<game::Review> review() const;

   private:
    void work();
    Expected<Advice> ask(const Play& rules, const State& state) const;

    game::Reviewing<Play> reviewing_;
    State first_;
    std::optional<Advice> start_;
    std::function<void()> news_;
    std::chrono::steady_clock::time_point end_ = std::chrono::steady_clock::now() + patience;
    StopFlag stop_;
    mutable std::mutex mutex_;  // for the next two
    std::optional<game::Review> review_;
    bool busy_ = true;
    io::Background work_;  // the last member: it ends before what it uses
};

// "Two moves each were lost at moves 5, 9 and 17."; empty if nothing was lost.
std::string review_text(const game::Review& review, std::string_view unit);

}  // namespace noyes::play
