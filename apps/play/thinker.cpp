#include <noyes/io/large_pages.hpp>

#include "block_face.hpp"
#include "limits.hpp"
#include "thinker.hpp"
#include "tile_face.hpp"

#include <new>
#include <thread>
#include <utility>

namespace noyes::play {

template <class Face>
void Thinker<Face>::ask(Inquiry inquiry) {
    stop();
    inquiry_ = std::move(inquiry);
    stop_.lower();
    answers_.clear();
    progress_.reset();
    busy_ = true;
    work_ = std::make_unique<io::Background>([this] { think(); });
}

template <class Face>
void Thinker<Face>::stop() {
    stop_.raise();
    work_.reset();
}

template <class Face>
bool Thinker<Face>::busy() const {
    const std::scoped_lock lock(mutex_);
    return busy_;
}

template <class Face>
std::optional<Progress> Thinker<Face>::progress() const {
    const std::scoped_lock lock(mutex_);
    return progress_;
}

template <class Face>
std::optional<typename Thinker<Face>::Advice> Thinker<Face>::take() {
    const std::scoped_lock lock(mutex_);
    if (answers_.empty()) return std::nullopt;
    Advice advice = std::move(answers_.front());
    answers_.pop_front();
    return advice;
}

template <class Face>
void Thinker<Face>::wait_for_advice() const {
    using namespace std::chrono_literals;
    const auto ready = [this] {
        const std::scoped_lock lock(mutex_);
        return !busy_ || !answers_.empty();
    };
    while (!ready()) std::this_thread::sleep_for(1ms);
}

// On its own thread. A search that finds no memory has nothing to say.
template <class Face>
void Thinker<Face>::think() {
    try {
        for (const char* algorithm : Face::algorithms(inquiry_->state)) think_with(algorithm);
    } catch (const std::bad_alloc&) {
        stop_.raise();
    }
    {
        const std::scoped_lock lock(mutex_);
        busy_ = false;
    }
    news_();
}

template <class Face>
void Thinker<Face>::think_with(const char* algorithm) {
    io::LargePages pages;
    typename Face::Solver solver{.limits = usual_limits(), .stop = &stop_, .memory = &pages};
    solver.algorithm.name = algorithm;
    solver.listener = [this](const Progress& progress) {
        {
            const std::scoped_lock lock(mutex_);
            progress_ = progress;
        }
        news_();
    };
    auto advice = solver(inquiry_->rules, inquiry_->state);
    if (!advice || stop_.raised()) return;
    {
        const std::scoped_lock lock(mutex_);
        answers_.push_back(*std::move(advice));
    }
    news_();
}

template class Thinker<TileFace>;
template class Thinker<BlockFace>;

}  // namespace noyes::play
