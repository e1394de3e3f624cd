// What a heuristic says of many boards; its tables are made once.
//
//   auto estimate = Estimator::make({"linear-conflict"}, goal, run);
//   (*estimate)(board)
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/catalog/choice.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/tiles/board.hpp>
#include <noyes/tiles/homes.hpp>

#include <string>

namespace noyes::catalog {

class Estimator {
   public:
    // Errors: unknown names, bad options, tables that are too large.
    static Expected<Estimator> make(const Choice& choice, const tiles::Board& goal);

    Cost operator()(const tiles::Board& board) const;

    [[nodiscard]] const std::string& name() const { return name_; }  // `auto` resolved
    // What it says of itself.
    [[nodiscard]] bool admissible() const { return admissible_; }
    [[nodiscard]] bool consistent() const { return heuristic_.is_consistent(); }

   private:
    Estimator(std::string name, bool admissible, tiles::Renaming renaming,
              AnyHeuristic<tiles::Dynamic> heuristic);

    std::string name_;
    bool admissible_;
    tiles::Renaming renaming_;
    AnyHeuristic<tiles::Dynamic> heuristic_;
};

}  // namespace noyes::catalog
