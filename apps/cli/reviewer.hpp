// After a game: where moves were lost, worked out beside whatever goes on.
//
//   Reviewer reviewer(game, advice_for_the_start, news);
//   if (const auto review = reviewer.review()) ... review_text(*review) ...
#pragma once

#include <noyes/base/stop_flag.hpp>
#include <noyes/game/review.hpp>
#include <noyes/io/background.hpp>

#include "play_order.hpp"
#include "thinker.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace noyes::cli {

class Reviewer {
   public:
    // What cannot be proven in this time stays unknown.
    static constexpr std::chrono::seconds patience{5};

    // `start` is what is known of the first board; `news` is called by another thread at the end.
    Reviewer(const TileGame& game, std::optional<Thinker::Advice> start,
             std::function<void()> news);
    Reviewer(const Reviewer&) = delete;
    Reviewer& operator=(const Reviewer&) = delete;
    ~Reviewer() { stop_.raise(); }  // a search looks at it every few milliseconds

    [[nodiscard]] bool busy() const;
    // Nothing as long as it is busy.
    [[nodiscard]] std::optional<game::Review> review() const;

   private:
    void work();
    Expected<Thinker::Advice> ask(const game::TilePlay& rules, const tiles::Board& board) const;

    game::Reviewing<game::TilePlay> reviewing_;
    tiles::Board first_;
    std::optional<Thinker::Advice> start_;
    std::function<void()> news_;
    std::chrono::steady_clock::time_point end_ = std::chrono::steady_clock::now() + patience;
    StopFlag stop_;
    mutable std::mutex mutex_;  // for the next two
    std::optional<game::Review> review_;
    bool busy_ = true;
    io::Background work_;  // the last member: it ends before what it uses
};

// "Two moves each were lost at steps 5, 9 and 17."; empty if nothing was lost.
std::string review_text(const game::Review& review);

}  // namespace noyes::cli
