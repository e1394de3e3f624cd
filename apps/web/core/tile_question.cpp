#include "json_of.hpp"
#include "kept.hpp"
#include "requests.hpp"
#include "tile_question.hpp"

namespace noyes::web {

namespace {

std::string letters(const std::vector<tiles::Direction>& moves) {
    std::string text;
    text.reserve(moves.size());
    for (const tiles::Direction move : moves) text += letter(move);
    return text;
}

Json stages_json(const std::vector<tiles::Stage>& stages) {
    Json list = Json::array();
    for (const tiles::Stage& stage : stages)
        list.push_back({{"name", json_of(name_of(stage))}, {"moves", stage.moves}});
    return list;
}

bool has_solution(const catalog::Answer& answer) {
    return answer.status == catalog::Status::optimal || answer.status == catalog::Status::solved;
}

}  // namespace

Expected<catalog::Question> tile_question(const Arguments& in) {
    Expected<tiles::Board> board = in.board("board");
    if (!board) return board.error();
    Expected<tiles::Board> goal = in.goal(board->extent());
    if (!goal) return goal.error();
    Expected<catalog::Choice> algorithm = in.choice("algorithm");
    if (!algorithm) return algorithm.error();
    Expected<catalog::Choice> heuristic = in.choice("heuristic");
    if (!heuristic) return heuristic.error();
    const Expected<Limits> limits = in.limits();
    if (!limits) return limits.error();
    return catalog::Question{.board = *std::move(board),
                             .goal = *std::move(goal),
                             .algorithm = *std::move(algorithm),
                             .heuristic = *std::move(heuristic),
                             .insist_on_optimum = in.flag("optimal"),
                             .limits = *limits,
                             .listener = progress_listener(),
                             .detours = &kept_detours()};
}

Json json_of(const catalog::Answer& answer) {
    Json record = json_of(static_cast<const catalog::Conclusion&>(answer));
    record["moves"] = has_solution(answer) ? Json(letters(answer.moves)) : Json();
    record["length"] = has_solution(answer) ? Json(answer.moves.size()) : Json();
    record["stages"] = stages_json(answer.stages);
    return record;
}

}  // namespace noyes::web
