#include <noyes/game/review.hpp>

#include <noyes/game/load.hpp>
#include <noyes/game/tile_play.hpp>
#include <noyes/game/tile_solver.hpp>

#include "json_of.hpp"
#include "requests.hpp"

namespace noyes::web {

// `text`: a game as `game_save` wrote it, and the limits of each search.
Reply review(const Arguments& in) {
    const Expected<std::string> text = in.text("text");
    if (!text) return text.error();
    const Expected<Limits> limits = in.limits();
    if (!limits) return limits.error();
    const Expected<game::Game<game::TilePlay>> played = game::load<game::TilePlay>(*text);
    if (!played) return played.error();
    const game::TileSolver solver{.limits = *limits, .insist_on_optimum = true};
    const Expected<game::Review> review = game::review(*played, solver);
    if (!review) return review.error();
    Json lost = Json::array();
    for (const auto& loss : review->lost) lost.push_back(json_or_null(loss));
    return Json{{"optimum", json_or_null(review->optimum)}, {"lost", std::move(lost)}};
}

}  // namespace noyes::web
