#include <noyes/game/lessons.hpp>

#include "lesson_text.hpp"
#include "say.hpp"

#include <fmt/format.h>

#include <chrono>

namespace noyes::play {

namespace {

using namespace std::chrono_literals;

std::string tiles_text(const std::vector<tiles::Tile>& tiles) {
    std::string text;
    for (const tiles::Tile tile : tiles) text += fmt::format(" {}", tile);
    return text;
}

// The tiles to push, one after the other.
std::string pushes(tiles::Board board, const std::vector<tiles::Direction>& steps) {
    std::string text;
    for (const tiles::Direction step : steps) {
        text += fmt::format(" {}", board.tile(neighbour(board.extent(), board.blank(), step)));
        board.slide(step);
    }
    return text;
}

}  // namespace

std::vector<std::string> lesson_lines(const tiles::Board& board, const tiles::Board& goal,
                                      const Words& words) {
    const Expected<game::Lessons> all = game::Lessons::of(board, goal, {.time = 5s});
    if (!all) return {words.say(all.error())};
    const std::size_t done = all->done(board);
    std::vector<std::string> lines{say(words, "play-lessons")};
    for (std::size_t i = 0; i < all->lessons().size(); ++i) {
        const game::Lesson& lesson = all->lessons()[i];
        lines.push_back(say(words, i < done ? "play-lesson-done" : "play-lesson-open",
                            {{"number", std::to_string(i + 1)},
                             {"stage", words.say(lesson.name)},
                             {"tiles", tiles_text(lesson.tiles)}}));
    }
    if (done == all->lessons().size()) return lines;
    const game::Lesson& next = all->lessons()[done];
    std::vector<tiles::Direction>
        steps;  // those of earlier ones, too: they lead to where it begins
    for (const game::Lesson& lesson : all->lessons().first(done + 1))
        steps.insert(steps.end(), lesson.steps.begin(), lesson.steps.end());
    lines.push_back(say(words, "play-lesson-now",
                        {{"stage", words.say(next.name)}, {"about", words.say(next.about)}}));
    lines.push_back(say(words, "play-lesson-push", {{"tiles", pushes(board, steps)}}));
    return lines;
}

}  // namespace noyes::play
