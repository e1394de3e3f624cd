// One search of somebody's choice, beside whatever goes on: watched, and ended at will.
//
//   Searcher<TileFace> searcher({.rules = rules, .state = board, .wish = wish}, news);
//   searcher.cancel();                     // at once
//   if (!searcher.busy()) ... searcher.result() ...
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/base/progress.hpp>
#include <noyes/game/solved.hpp>

#include "method_offer.hpp"
#include "side_work.hpp"

#include <chrono>
#include <functional>
#include <memory>
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

    [[nodiscard]] const SearchOrder<Face>& order() const { return job_->order; }
    // Nothing more is heard of it; what is known by then stays known.
    void cancel();
    [[nodiscard]] bool busy() const;
    // Until now, or until it was over.
    [[nodiscard]] Clock::duration elapsed() const;
    [[nodiscard]] std::optional<Progress> progress() const;
    // Nothing as long as it is busy. The error: names or options that do not go together, or no
    // memory left.
    [[nodiscard]] std::optional<Expected<Solved>> result() const;

   private:
    // What the thread touches; it may outlive the searcher.
    struct Job {
        SearchOrder<Face> order;
        News news;
        Clock::time_point begun = Clock::now();
        std::mutex mutex{};  // for the next three
        std::optional<Progress> progress{};
        std::optional<Expected<Solved>> result{};
        Clock::time_point ended{};
    };
    static void work(Job& job, const StopFlag& stop);
    static Expected<Solved> solve(Job& job, const StopFlag& stop);

    std::shared_ptr<Job> job_;
    std::unique_ptr<SideWork> work_;
};

}  // namespace noyes::play
