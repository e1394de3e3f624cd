// A solver that works while somebody plays: first any way to the solution, at once and on every
// size, then the shortest one, if that can be proven in time.
//
//   thinker.ask(guide.inquire(game));
//   while (auto advice = thinker.take()) guide.deliver(game, thinker.inquiry(), *advice);
#pragma once

#include <noyes/base/progress.hpp>
#include <noyes/game/guide.hpp>

#include "side_work.hpp"

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

namespace noyes::play {

template <class Face>
class Thinker {
   public:
    using Inquiry = typename game::Guide<typename Face::Play>::Inquiry;
    using Advice = game::Advice<typename Face::Step>;

    // `news` is called by the thinking thread whenever there is something new to see.
    explicit Thinker(std::function<void()> news) : news_(std::move(news)) {}
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    ~Thinker() { stop(); }

    // Ends what is under way and begins with this.
    void ask(Inquiry inquiry);
    // At once; nothing more is heard of it.
    void stop();

    [[nodiscard]] bool busy() const;
    [[nodiscard]] bool asked() const { return inquiry_.has_value(); }
    // The last one that was asked for, and what is known of the search for it.
    [[nodiscard]] const Inquiry& inquiry() const { return *inquiry_; }
    [[nodiscard]] std::optional<Progress> progress() const;

    // The next answer that has come.
    std::optional<Advice> take();

    // Waits until there is an answer, or the work is done.
    void wait_for_advice() const;

   private:
    // What the thread touches; it may outlive the thinker.
    struct Job {
        Inquiry inquiry;
        News news;
        std::mutex mutex{};  // for the next three
        std::deque<Advice> answers{};
        std::optional<Progress> progress{};
        bool busy = true;
    };
    static void think(Job& job, const StopFlag& stop);
    static void think_with(const char* algorithm, Job& job, const StopFlag& stop);

    std::function<void()> news_;
    std::optional<Inquiry> inquiry_;
    std::shared_ptr<Job> job_;  // nullptr if there is none
    std::unique_ptr<SideWork> work_;
};

}  // namespace noyes::play
