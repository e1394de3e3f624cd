#include <noyes/game/block_play.hpp>

#include "json_of.hpp"
#include "level_question.hpp"
#include "requests.hpp"

namespace noyes::web {

namespace {

// The level with its pieces where `at` says, or as it begins.
Expected<blocks::Level> level_now(const Arguments& in, blocks::Metric metric) {
    Expected<blocks::Level> level = in.level();
    if (!level || !in.has("at")) return level;
    const Expected<std::string> at = in.text("at");
    if (!at) return at.error();
    const game::BlockPlay rules(*std::move(level), metric);
    const Expected<game::BlockState> state = rules.parse_state(*at);
    if (!state) return state.error();
    return rules.level_at(*state);
}

}  // namespace

Expected<catalog::LevelQuestion> level_question(const Arguments& in) {
    const Expected<blocks::Metric> metric = in.metric();
    if (!metric) return metric.error();
    Expected<blocks::Level> level = level_now(in, *metric);
    if (!level) return level.error();
    Expected<catalog::Choice> algorithm = in.choice("algorithm");
    if (!algorithm) return algorithm.error();
    Expected<catalog::Choice> heuristic = in.choice("heuristic");
    if (!heuristic) return heuristic.error();
    const Expected<Limits> limits = in.limits();
    if (!limits) return limits.error();
    return catalog::LevelQuestion{.level = *std::move(level),
                                  .metric = *metric,
                                  .algorithm = *std::move(algorithm),
                                  .heuristic = *std::move(heuristic),
                                  .insist_on_optimum = in.flag("optimal"),
                                  .limits = *limits,
                                  .listener = progress_listener()};
}

Json json_of(const catalog::LevelAnswer& answer) {
    Json record = json_of(static_cast<const catalog::Conclusion&>(answer));
    const bool solved =
        answer.status == catalog::Status::optimal || answer.status == catalog::Status::solved;
    record["moves"] = solved ? Json(blocks::to_text(answer.moves)) : Json();
    record["length"] = solved ? Json(answer.moves.size()) : Json();
    return record;
}

}  // namespace noyes::web
