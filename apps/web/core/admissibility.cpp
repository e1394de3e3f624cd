#include <noyes/catalog/admissibility.hpp>

#include <noyes/tiles/distant.hpp>

#include "json_of.hpp"
#include "requests.hpp"

namespace noyes::web {

namespace {

Json worst_json(const std::optional<catalog::Overestimate>& worst) {
    if (!worst) return {};
    return {{"board", json_of(worst->board)},
            {"estimate", worst->estimate},
            {"distance", worst->distance}};
}

Json loss_json(const std::optional<catalog::Loss>& loss) {
    if (!loss) return {};
    return {{"board", json_of(loss->board)}, {"found", loss->found}, {"shortest", loss->shortest}};
}

}  // namespace

// `rows`, `columns`, `goal`, `heuristic`: every board of the size is looked at.
Reply admissibility(const Arguments& in) {
    const Expected<tiles::Extent> extent = in.extent();
    if (!extent) return extent.error();
    if (!tiles::distances_are_known(*extent)) return Arguments::bad("rows");
    const Expected<tiles::Board> goal = in.goal(*extent);
    if (!goal) return goal.error();
    const Expected<catalog::Choice> heuristic = in.choice("heuristic");
    if (!heuristic) return heuristic.error();
    const auto found = catalog::check_admissibility(*heuristic, *goal);
    if (!found) return found.error();
    return Json{{"heuristic", found->heuristic},
                {"says_admissible", found->says_admissible},
                {"boards", found->boards},
                {"overestimated", found->overestimated},
                {"worst", worst_json(found->worst)},
                {"loss", loss_json(found->loss)},
                {"starts_tried", found->starts_tried},
                {"counts", found->counts}};
}

}  // namespace noyes::web
