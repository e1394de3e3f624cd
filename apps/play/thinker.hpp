// A solver that works while somebody plays: first any way to the solution, at once and on every
// size, then the shortest one, if that can be proven in time.
//
//   thinker.ask(guide.inquire(game));
//   while (auto advice = thinker.take()) guide.deliver(game, thinker.inquiry(), *advice);
#pragma once

#include <noyes/base/progress.hpp>
#include <noyes/base/stop_flag.hpp>
#include <noyes/game/guide.hpp>
#include <noyes/io/background.hpp>

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
    // At once: a search looks at its stop flag every few milliseconds.
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
    void think();
    void think_with(const char* algorithm);

    std::function<void()> news_;
    std::optional<Inquiry> inquiry_;
    StopFlag stop_;
    mutable std::mutex mutex_;  // for the next three
    std::deque<Advice> answers_;
    std::optional<Progress> progress_;
    bool busy_ = false;
    std::unique_ptr<io::Background> work_;
};

}  // namespace noyes::play
