// The figures that players compare, of the games that the page has kept.
#include <noyes/game/summary.hpp>

#include "json_of.hpp"
#include "requests.hpp"

namespace noyes::web {

namespace {

Json moment_json(const std::optional<Moment>& moment) {
    return moment ? Json(moment->count()) : Json();
}

Json average_json(const game::Average& average) {
    return {{"latest", moment_json(average.latest)}, {"best", moment_json(average.best)}};
}

Json summary_json(const game::Summary& summary, const std::string& puzzle) {
    return {{"puzzle", puzzle},
            {"games", summary.games},
            {"helped", summary.helped},
            {"best_time", moment_json(summary.best_time)},
            {"fewest_moves", json_or_null(summary.fewest_steps)},
            {"of_5", average_json(summary.of_5)},
            {"of_12", average_json(summary.of_12)},
            {"moves_per_second", json_or_null(summary.steps_per_second)},
            {"best_moves_per_second", json_or_null(summary.best_steps_per_second)}};
}

}  // namespace

// `text`: scores as `game_score` wrote them.
Reply summarise(const Arguments& in) {
    const Expected<std::string> text = in.text("text");
    if (!text) return text.error();
    const Expected<std::vector<game::Score>> scores = game::load_scores(*text);
    if (!scores) return scores.error();
    Json summaries = Json::array();
    for (const std::string& puzzle : game::puzzles(*scores))
        summaries.push_back(summary_json(game::summarise(*scores, puzzle), puzzle));
    return Json{{"puzzles", std::move(summaries)},
                {"csv", game::to_csv(*scores)},
                {"json", game::to_json(*scores)}};
}

}  // namespace noyes::web
