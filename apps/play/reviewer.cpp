#include <noyes/io/large_pages.hpp>

#include "block_face.hpp"
#include "limits.hpp"
#include "reviewer.hpp"
#include "say.hpp"
#include "tile_face.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <new>
#include <utility>
#include <vector>

namespace noyes::play {

namespace {

// "5, 9 and 17", "5, 9 and 12 more"
std::string listed(const std::vector<std::size_t>& steps, const Words& words) {
    constexpr std::size_t most = 10;
    const bool cut = steps.size() > most;
    const std::size_t shown = cut ? most : steps.size() - 1;
    std::string text;
    for (std::size_t i = 0; i < shown; ++i)
        text += fmt::format("{}{}", i == 0 ? "" : ", ", steps[i]);
    if (text.empty()) return std::to_string(steps.back());
    return say(words, cut ? "play-and-more" : "play-and",
               {{"list", std::move(text)},
                {"last", std::to_string(steps.back())},
                {"number", std::to_string(steps.size() - shown)}});
}

std::string joined_with_blank(const std::string& one, const std::string& other) {
    return one.empty() || other.empty() ? one + other : one + " " + other;
}

// Where so many moves were lost at once.
std::string losses_text(const game::Review& review, Cost loss, std::string_view key,
                        const Words& words) {
    std::vector<std::size_t> moves;
    for (std::size_t i = 0; i < review.moves(); ++i) {
        if (review.lost[i] == loss) moves.push_back(i + 1);
    }
    if (moves.empty()) return {};
    return words.say({.code = key,
                      .numbers = {static_cast<std::int64_t>(moves.size())},
                      .text = listed(moves, words)});
}

}  // namespace

template <class Face>
Reviewer<Face>::Reviewer(const Game& game, std::optional<Advice> start, std::function<void()> news)
    : job_(std::make_shared<Job>(game::Reviewing<Play>(game), game.start(), std::move(start),
                                 std::move(news))),
      work_([job = job_](const StopFlag& stop) { work(*job, stop); }) {}

template <class Face>
bool Reviewer<Face>::busy() const {
    const std::scoped_lock lock(job_->mutex);
    return job_->busy;
}

template <class Face>
std::optional<game::Review> Reviewer<Face>::review() const {
    const std::scoped_lock lock(job_->mutex);
    return job_->review;
}

// On its own thread. Without memory there is nothing to say.
template <class Face>
void Reviewer<Face>::work(Job& job, const StopFlag& stop) {
    std::optional<game::Review> review;
    try {
        const auto solver = [&](const auto& rules, const auto& state) {
            return ask(job, stop, rules, state);
        };
        if (auto found = job.reviewing(solver)) review = *std::move(found);
    } catch (const std::bad_alloc&) {
        review.reset();
    }
    {
        const std::scoped_lock lock(job.mutex);
        job.review = std::move(review);
        job.busy = false;
    }
    job.news.tell();
}

template <class Face>
Expected<typename Reviewer<Face>::Advice> Reviewer<Face>::ask(const Job& job, const StopFlag& stop,
                                                              const Play& rules,
                                                              const State& state) {
    if (job.start && state == job.first) return *job.start;
    const auto left = job.end - Clock::now();
    if (stop.raised() || left <= left.zero()) return Advice{};
    io::LargePages pages;
    typename Face::Solver solver{
        .limits = usual_limits(), .stop = &stop, .insist_on_optimum = true, .memory = &pages};
    solver.limits.time = left;
    return solver(rules, state);
}

template class Reviewer<TileFace>;
template class Reviewer<BlockFace>;

std::string review_text(const game::Review& review, const LossKeys& keys, const Words& words) {
    return joined_with_blank(losses_text(review, 1, keys.one, words),
                             losses_text(review, 2, keys.two, words));
}

}  // namespace noyes::play
