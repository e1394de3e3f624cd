#include <noyes/game/tile_solver.hpp>
#include <noyes/io/large_pages.hpp>

#include "limit_options.hpp"
#include "thinker.hpp"

#include <new>
#include <thread>
#include <utility>

namespace noyes::cli {

namespace {
// Boards up to this size are solved before anybody could notice a first, longer way.
constexpr std::uint32_t small_cells = 9;
}  // namespace

void Thinker::ask(Inquiry inquiry) {
    stop();
    inquiry_ = std::move(inquiry);
    stop_.lower();
    answers_.clear();
    progress_.reset();
    busy_ = true;
    work_ = std::make_unique<io::Background>([this] { think(); });
}

void Thinker::stop() {
    stop_.raise();
    work_.reset();
}

bool Thinker::busy() const {
    const std::scoped_lock lock(mutex_);
    return busy_;
}

std::optional<Progress> Thinker::progress() const {
    const std::scoped_lock lock(mutex_);
    return progress_;
}

std::optional<Thinker::Advice> Thinker::take() {
    const std::scoped_lock lock(mutex_);
    if (answers_.empty()) return std::nullopt;
    Advice advice = std::move(answers_.front());
    answers_.pop_front();
    return advice;
}

void Thinker::wait_for_advice() const {
    using namespace std::chrono_literals;
    const auto ready = [this] {
        const std::scoped_lock lock(mutex_);
        return !busy_ || !answers_.empty();
    };
    while (!ready()) std::this_thread::sleep_for(1ms);
}

// On its own thread. A search that finds no memory has nothing to say.
void Thinker::think() {
    try {
        if (inquiry_->state.extent().cells() > small_cells) think_with("layers");
        think_with("auto");
    } catch (const std::bad_alloc&) {
        stop_.raise();
    }
    {
        const std::scoped_lock lock(mutex_);
        busy_ = false;
    }
    news_();
}

void Thinker::think_with(const char* algorithm) {
    io::LargePages pages;
    game::TileSolver solver{.limits = usual_limits(), .stop = &stop_, .memory = &pages};
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

}  // namespace noyes::cli
