#include <noyes/catalog/solve_level.hpp>

#include "json_of.hpp"
#include "requests.hpp"

namespace noyes::web {

// `level`, `metric`, `algorithm`, `heuristic`, `optimal`, and the limits.
Reply solve_level(const Arguments& in) {
    Expected<blocks::Level> level = in.level();
    if (!level) return level.error();
    const Expected<blocks::Metric> metric = in.metric();
    if (!metric) return metric.error();
    Expected<catalog::Choice> algorithm = in.choice("algorithm");
    if (!algorithm) return algorithm.error();
    Expected<catalog::Choice> heuristic = in.choice("heuristic");
    if (!heuristic) return heuristic.error();
    const Expected<Limits> limits = in.limits();
    if (!limits) return limits.error();
    const auto answer = catalog::solve_level({.level = *std::move(level),
                                              .metric = *metric,
                                              .algorithm = *std::move(algorithm),
                                              .heuristic = *std::move(heuristic),
                                              .insist_on_optimum = in.flag("optimal"),
                                              .limits = *limits,
                                              .listener = progress_listener()});
    if (!answer) return answer.error();
    Json record = json_of(static_cast<const catalog::Conclusion&>(*answer));
    const bool solved =
        answer->status == catalog::Status::optimal || answer->status == catalog::Status::solved;
    record["moves"] = solved ? Json(blocks::to_text(answer->moves)) : Json();
    record["length"] = solved ? Json(answer->moves.size()) : Json();
    return record;
}

}  // namespace noyes::web
