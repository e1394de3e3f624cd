#include <noyes/catalog/lens.hpp>

#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/explainers.hpp>
#include <noyes/catalog/plan.hpp>
#include <noyes/catalog/solve.hpp>

#include <algorithm>

namespace noyes::catalog {

namespace {

class Looking {
   public:
    Looking(const tiles::Board& board, const tiles::Board& goal, const Plan& plan,
            TableSource& tables)
        : plan_(plan),
          tables_(tables),
          renaming_(rename_for(goal)),
          state_(renamed(board, renaming_)),
          users_names_(renaming_.names.size()) {
        for (tiles::Tile tile = 0; tile < users_names_.size(); ++tile) {
            users_names_[renaming_.names[tile]] = tile;
        }
    }

    Expected<Lens> operator()() {
        Lens lens{.heuristic = plan_.heuristic_name(), .admissible = plan_.admissible()};
        for (const Heuristic* part : plan_.heuristics) {
            std::chrono::nanoseconds ready{};
            auto explained = explainer_of(*part)(
                {renaming_.homes, plan_.heuristic_settings, tables_, run_, ready}, state_);
            if (!explained) return too_large(*part);
            lens.estimate = std::max(lens.estimate, explained->estimate);
            for (tiles::Sum& sum : explained->sums) {
                const Cost total = tiles::total(sum);
                for (tiles::Part& one : sum) name_as_the_user_does(one);
                lens.sides.push_back({part->about.name, std::move(sum), total});
            }
        }
        return lens;
    }

   private:
    // There is no time limit: only memory can have been too little for its tables.
    [[nodiscard]] Error too_large(const Heuristic& heuristic) const {
        const tiles::Extent extent = renaming_.homes.extent;
        return {.code = code::heuristic_too_large,
                .numbers = {extent.rows, extent.columns},
                .text = std::string(heuristic.about.name)};
    }

    void name_as_the_user_does(tiles::Part& part) const {
        for (tiles::Tile& tile : part.tiles) tile = users_names_[tile];
        for (auto& [first, second] : part.pairs) {
            first = users_names_[first];
            second = users_names_[second];
        }
    }

    const Plan& plan_;
    TableSource& tables_;
    tiles::Renaming renaming_;
    tiles::PlainBoard state_;
    std::vector<tiles::Tile> users_names_;
    Run run_;
};

}  // namespace

Expected<Lens> look_at(const tiles::Board& board, const tiles::Board& goal, const Choice& heuristic,
                       TableSource* tables) {
    if (board.extent() != goal.extent()) return Error{.code = code::different_sizes};
    if (board.extent().cells() > most_lens_cells) {
        return Error{.code = code::lens_too_large, .numbers = {most_lens_cells}};
    }
    const auto plan = make_plan(
        {.board = board, .goal = goal, .algorithm = {.name = "astar"}, .heuristic = heuristic});
    if (!plan) return plan.error();
    NoTables no_tables;
    return Looking(board, goal, *plan, tables != nullptr ? *tables : no_tables)();
}

std::optional<Cost> true_distance(const tiles::Board& board, const tiles::Board& goal) {
    constexpr std::uint32_t most_cells = 9;
    if (board.extent() != goal.extent() || board.extent().cells() > most_cells) return std::nullopt;
    const auto answer = solve({.board = board,
                               .goal = goal,
                               .algorithm = {.name = "astar"},
                               .heuristic = {.name = "linear-conflict"}});
    if (!answer || answer->status != Status::optimal) return std::nullopt;
    return static_cast<Cost>(answer->moves.size());
}

}  // namespace noyes::catalog
