#include <noyes/catalog/estimator.hpp>

#include <noyes/catalog/plan.hpp>
#include <noyes/search/largest.hpp>

#include <utility>

namespace noyes::catalog {

namespace {

using Any = AnyHeuristic<tiles::Dynamic>;

// There is no limit that could halt the making of its tables.
Any made(const Heuristic& heuristic, const tiles::Homes& homes, const Settings& settings) {
    tiles::NoTables no_tables;
    Run run;
    std::chrono::nanoseconds ready{};
    return *heuristic.engine->make<tiles::Dynamic>({homes, settings, no_tables, run, ready});
}

Any made(const Plan& plan, const tiles::Homes& homes) {
    std::vector<Any> parts;
    for (const Heuristic* part : plan.heuristics)
        parts.push_back(made(*part, homes, plan.heuristic_settings));
    if (parts.size() == 1) return std::move(parts.front());
    return Any(search::Largest<tiles::Puzzle<tiles::Dynamic>>(std::move(parts)));
}

}  // namespace

Expected<Estimator> Estimator::make(const Choice& choice, const tiles::Board& goal) {
    const auto plan = make_plan(
        {.board = goal, .goal = goal, .algorithm = {.name = "astar"}, .heuristic = choice});
    if (!plan) return plan.error();
    tiles::Renaming renaming = rename_for(goal);
    Any heuristic = made(*plan, renaming.homes);
    return Estimator(plan->heuristic_name(), plan->admissible(), std::move(renaming),
                     std::move(heuristic));
}

Estimator::Estimator(std::string name, bool admissible, tiles::Renaming renaming, Any heuristic)
    : name_(std::move(name)),
      admissible_(admissible),
      renaming_(std::move(renaming)),
      heuristic_(std::move(heuristic)) {}

Cost Estimator::operator()(const tiles::Board& board) const {
    const tiles::PlainBoard state(renamed(board, renaming_));
    return heuristic_.estimate(heuristic_.evaluate(state));
}

}  // namespace noyes::catalog
