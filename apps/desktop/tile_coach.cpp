#include <noyes/game/lessons.hpp>

#include "tile_coach.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace noyes::desktop {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 300ms;  // nobody waits for a lesson; large boards take a few of them
constexpr std::size_t shown = 3;

std::string listed(const std::vector<tiles::Tile>& tiles) {
    return fmt::format("{}", fmt::join(tiles, ", "));
}

}  // namespace

void TileCoach::follow(const play::TileFace::Game& game, const Words& words) {
    text_.clear();
    tiles_.clear();
    steps_.clear();
    if (!teaching_) return;
    if (game.is_solved()) {
        teaching_ = false;
        return;
    }
    const Expected<game::Lessons> all =
        game::Lessons::of(game.state(), game.rules().goal(), {.time = patience});
    if (!all) {
        text_ = words.say(all.error());
        return;
    }
    const std::size_t done = all->done(game.state());
    if (done == all->lessons().size()) return;
    const game::Lesson& now = all->lessons()[done];
    const auto number = static_cast<std::int64_t>(done);
    text_ = fmt::format(
        "{} {} ({}). {}",
        words.say({.code = "desktop-stage",
                   .numbers = {number + 1, static_cast<std::int64_t>(all->lessons().size())}}),
        words.say(now.name), listed(now.tiles), words.say(now.about));
    tiles_ = now.tiles;
    for (const game::Lesson& lesson : all->lessons().first(done + 1))
        steps_.insert(steps_.end(), lesson.steps.begin(), lesson.steps.end());
    steps_.resize(std::min(steps_.size(), shown));
}

}  // namespace noyes::desktop
