#include <noyes/game/tile_solver.hpp>
#include <noyes/io/large_pages.hpp>

#include "limit_options.hpp"
#include "numbers.hpp"
#include "reviewer.hpp"

#include <fmt/format.h>

#include <new>
#include <utility>
#include <vector>

namespace noyes::cli {

namespace {

// "5, 9 and 17", "5, 9 and 12 more"
std::string listed(const std::vector<std::size_t>& steps) {
    constexpr std::size_t most = 10;
    const bool cut = steps.size() > most;
    const std::size_t shown = cut ? most : steps.size() - 1;
    std::string text;
    for (std::size_t i = 0; i < shown; ++i)
        text += fmt::format("{}{}", i == 0 ? "" : ", ", steps[i]);
    if (cut) return fmt::format("{} and {} more", text, steps.size() - shown);
    return text.empty() ? std::to_string(steps.back())
                        : fmt::format("{} and {}", text, steps.back());
}

}  // namespace

Reviewer::Reviewer(const TileGame& game, std::optional<Thinker::Advice> start,
                   std::function<void()> news)
    : reviewing_(game),
      first_(game.start()),
      start_(std::move(start)),
      news_(std::move(news)),
      work_([this] { work(); }) {}

bool Reviewer::busy() const {
    const std::scoped_lock lock(mutex_);
    return busy_;
}

std::optional<game::Review> Reviewer::review() const {
    const std::scoped_lock lock(mutex_);
    return review_;
}

// On its own thread. Without memory there is nothing to say.
void Reviewer::work() {
    std::optional<game::Review> review;
    try {
        const auto solver = [this](const auto& rules, const auto& board) {
            return ask(rules, board);
        };
        if (auto found = reviewing_(solver)) review = *std::move(found);
    } catch (const std::bad_alloc&) {
        review.reset();
    }
    {
        const std::scoped_lock lock(mutex_);
        review_ = std::move(review);
        busy_ = false;
    }
    news_();
}

Expected<Thinker::Advice> Reviewer::ask(const game::TilePlay& rules,
                                        const tiles::Board& board) const {
    if (start_ && board == first_) return *start_;
    const auto left = end_ - std::chrono::steady_clock::now();
    if (stop_.raised() || left <= left.zero()) return Thinker::Advice{};
    io::LargePages pages;
    game::TileSolver solver{
        .limits = usual_limits(), .stop = &stop_, .insist_on_optimum = true, .memory = &pages};
    solver.limits.time = left;
    return solver(rules, board);
}

std::string review_text(const game::Review& review) {
    std::vector<std::size_t> steps;
    for (std::size_t i = 0; i < review.steps(); ++i) {
        if (review.lost[i].value_or(0) > 0) steps.push_back(i + 1);
    }
    if (steps.empty()) return {};
    if (steps.size() == 1) return fmt::format("Two moves were lost at step {}.", steps.front());
    return fmt::format("Two moves each were lost at steps {}.", listed(steps));
}

}  // namespace noyes::cli
