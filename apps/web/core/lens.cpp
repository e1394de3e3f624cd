#include <noyes/catalog/lens.hpp>

#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/codes.hpp>

#include "json_of.hpp"
#include "kept.hpp"
#include "requests.hpp"

namespace noyes::web {

namespace {

Json part_json(const tiles::Part& part) {
    Json pairs = Json::array();
    for (const auto& [first, second] : part.pairs) pairs.push_back({first, second});
    return {{"why", name(part.why)},     {"amount", part.amount}, {"tiles", part.tiles},
            {"pairs", std::move(pairs)}, {"number", part.number}, {"counts", part.counts}};
}

Json side_json(const catalog::LensSide& side) {
    Json parts = Json::array();
    for (const tiles::Part& part : side.sum) parts.push_back(part_json(part));
    return {{"heuristic", side.heuristic}, {"total", side.total}, {"parts", std::move(parts)}};
}

// A page does not wait for tables that take longer than a moment.
bool is_quick(const std::string& name, tiles::Extent extent) {
    const catalog::Heuristic* known = catalog::find_heuristic(name);
    return known == nullptr || known->quick(extent);
}

std::optional<Error> too_slow(const catalog::Choice& choice, tiles::Extent extent) {
    const std::vector<std::string> one{choice.name};
    for (const std::string& name : choice.parts.empty() ? one : choice.parts) {
        if (!is_quick(name, extent))
            return Error{.code = catalog::code::heuristic_too_large,
                         .numbers = {extent.rows, extent.columns},
                         .text = name};
    }
    return std::nullopt;
}

}  // namespace

// `board`, `goal`, `heuristic`.
Reply lens(const Arguments& in) {
    const Expected<tiles::Board> board = in.board("board");
    if (!board) return board.error();
    const Expected<tiles::Board> goal = in.goal(board->extent());
    if (!goal) return goal.error();
    const Expected<catalog::Choice> heuristic = in.choice("heuristic");
    if (!heuristic) return heuristic.error();
    if (const auto error = too_slow(*heuristic, board->extent())) return *error;
    const auto seen = catalog::look_at(*board, *goal, *heuristic, &kept_tables());
    if (!seen) return seen.error();
    Json sides = Json::array();
    for (const catalog::LensSide& side : seen->sides) sides.push_back(side_json(side));
    return Json{{"heuristic", seen->heuristic},
                {"admissible", seen->admissible},
                {"estimate", seen->estimate},
                {"sides", std::move(sides)},
                {"distance", json_or_null(catalog::true_distance(*board, *goal))}};
}

}  // namespace noyes::web
