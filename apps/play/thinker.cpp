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
    job_ = std::make_shared<Job>(*inquiry_, news_);
    work_ = std::make_unique<SideWork>([job = job_](const StopFlag& flag) { think(*job, flag); });
}

template <class Face>
void Thinker<Face>::stop() {
    if (job_) job_->news.cut();
    job_.reset();
    work_.reset();
}

template <class Face>
bool Thinker<Face>::busy() const {
    if (!job_) return false;
    const std::scoped_lock lock(job_->mutex);
    return job_->busy;
}

template <class Face>
std::optional<Progress> Thinker<Face>::progress() const {
    if (!job_) return std::nullopt;
    const std::scoped_lock lock(job_->mutex);
    return job_->progress;
}

template <class Face>
std::optional<typename Thinker<Face>::Advice> Thinker<Face>::take() {
    if (!job_) return std::nullopt;
    const std::scoped_lock lock(job_->mutex);
    if (job_->answers.empty()) return std::nullopt;
    Advice advice = std::move(job_->answers.front());
    job_->answers.pop_front();
    return advice;
}

template <class Face>
void Thinker<Face>::wait_for_advice() const {
    using namespace std::chrono_literals;
    const auto ready = [this] {
        if (!job_) return true;
        const std::scoped_lock lock(job_->mutex);
        return !job_->busy || !job_->answers.empty();
    };
    while (!ready()) std::this_thread::sleep_for(1ms);
}

// On its own thread. A search that finds no memory has nothing to say.
template <class Face>
void Thinker<Face>::think(Job& job, const StopFlag& stop) {
    try {
        for (const char* algorithm : Face::algorithms(job.inquiry.state)) {
            if (!stop.raised()) think_with(algorithm, job, stop);
        }
    } catch (const std::bad_alloc&) {
        const std::scoped_lock lock(job.mutex);
        job.progress.reset();  // it ends like a search that has found nothing
    }
    {
        const std::scoped_lock lock(job.mutex);
        job.busy = false;
    }
    job.news.tell();
}

template <class Face>
void Thinker<Face>::think_with(const char* algorithm, Job& job, const StopFlag& stop) {
    io::LargePages pages;
    typename Face::Solver solver{.limits = usual_limits(), .stop = &stop, .memory = &pages};
    solver.algorithm.name = algorithm;
    solver.listener = [&job](const Progress& progress) {
        {
            const std::scoped_lock lock(job.mutex);
            job.progress = progress;
        }
        job.news.tell();
    };
    auto advice = solver(job.inquiry.rules, job.inquiry.state);
    if (!advice || stop.raised()) return;
    {
        const std::scoped_lock lock(job.mutex);
        job.answers.push_back(*std::move(advice));
    }
    job.news.tell();
}

template class Thinker<TileFace>;
template class Thinker<BlockFace>;

}  // namespace noyes::play
