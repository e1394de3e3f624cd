// After a game: where moves were lost, worked out beside whatever goes on.
//
//   Reviewer reviewer(game, advice_for_the_start, news);
//   if (const auto review = reviewer.review()) ... review_text(*review, Face::loss_keys(rules),
//   words) ...
#pragma once

#include <noyes/base/words.hpp>
#include <noyes/game/review.hpp>

#include "loss_keys.hpp"
#include "side_work.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

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
    ~Reviewer() { job_->news.cut(); }

    [[nodiscard]] bool busy() const;
    // Nothing as long as it is busy.
    [[nodiscard]] std::optional<game::Review> review() const;

   private:
    using Clock = std::chrono::steady_clock;

    // What the thread touches; it may outlive the reviewer.
    struct Job {
        game::Reviewing<Play> reviewing;
        State first;
        std::optional<Advice> start;
        News news;
        Clock::time_point end = Clock::now() + patience;
        std::mutex mutex{};  // for the next two
        std::optional<game::Review> review{};
        bool busy = true;
    };
    static void work(Job& job, const StopFlag& stop);
    static Expected<Advice> ask(const Job& job, const StopFlag& stop, const Play& rules,
                                const State& state);

    std::shared_ptr<Job> job_;
    SideWork work_;
};

// "Two moves each were lost at moves 5, 9 and 17."; empty if nothing was lost.
std::string review_text(const game::Review& review, const LossKeys& keys, const Words& words);

}  // namespace noyes::play
