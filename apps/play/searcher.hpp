// One search of somebody's choice, beside whatever goes on: watched, and ended at will. Nobody has
// to wait for it but the destructor.
//
//   Searcher<TileFace> searcher({.rules = rules, .state = board, .wish = wish}, news);
//   searcher.cancel();                     // asked for; it is over when it is no longer busy
//   if (!searcher.busy()) ... searcher.result() ...
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/base/progress.hpp>
#include <noyes/base/stop_flag.hpp>
#include <noyes/game/solved.hpp>
#include <noyes/io/background.hpp>

#include "method_offer.hpp"

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>

namespace noyes::play {

template <class Face>
struct SearchOrder {
    typename Face::Play rules;
    typename Face::State state;
    SearchWish wish{};
};

template <class Face>
class Searcher {
   public:
    using Clock = std::chrono::steady_clock;
    using Solved = game::Solved<typename Face::Step>;

    // `news` is called by the searching thread whenever there is something new to see.
    Searcher(SearchOrder<Face> order, std::function<void()> news);
    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;
    ~Searcher() { cancel(); }

    [[nodiscard]] const SearchOrder<Face>& order() const { return order_; }
    void cancel() { stop_.raise(); }
    [[nodiscard]] bool cancelled() const { return stop_.raised(); }
    [[nodiscard]] bool busy() const;
    // Until now, or until it was over.
    [[nodiscard]] Clock::duration elapsed() const;
    [[nodiscard]] std::optional<Progress> progress() const;
    // Nothing as long as it is busy. The error: names or options that do not go together, or no
    // memory left.
    [[nodiscard]] std::optional<Expected<Solved>> result() const;

   private:
    void work();
    Expected<Solved> solve();
    void note(const Progress& progress);

    SearchOrder<Face> order_;
    std::function<void()> news_;
    Clock::time_point begun_ = Clock::now();
    StopFlag stop_;
    mutable std::mutex mutex_;  // for the next three
    std::optional<Progress> progress_;
    std::optional<Expected<Solved>> result_;
    Clock::time_point ended_{};
    io::Background work_;  // the last member: it ends before what it uses
};

}  // namespace noyes::play
