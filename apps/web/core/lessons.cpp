#include <noyes/game/lessons.hpp>

#include "json_of.hpp"
#include "requests.hpp"

namespace noyes::web {

// `board`, `goal`, and the limits.
Reply lessons(const Arguments& in) {
    const Expected<tiles::Board> board = in.board("board");
    if (!board) return board.error();
    const Expected<tiles::Board> goal = in.goal(board->extent());
    if (!goal) return goal.error();
    const Expected<Limits> limits = in.limits();
    if (!limits) return limits.error();
    const Expected<game::Lessons> all = game::Lessons::of(*board, *goal, *limits);
    if (!all) return all.error();
    Json list = Json::array();
    for (const game::Lesson& lesson : all->lessons()) {
        std::string moves;
        for (const tiles::Direction step : lesson.steps) moves += letter(step);
        list.push_back({{"name", json_of(lesson.name)},
                        {"about", json_of(lesson.about)},
                        {"tiles", lesson.tiles},
                        {"moves", moves}});
    }
    return Json{{"lessons", std::move(list)}, {"done", all->done(*board)}};
}

}  // namespace noyes::web
