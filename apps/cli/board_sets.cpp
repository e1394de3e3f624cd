#include <noyes/base/find_named.hpp>
#include <noyes/data/data.hpp>

#include "board_sets.hpp"

#include <array>

namespace noyes::cli {

namespace {

constexpr std::string_view deepcubea =
    "Agostinelli, McAleer, Shmakov and Baldi 2019; github.com/forestagostinelli/DeepCubeA";

constexpr std::array sets{
    BoardSet{{.name = "study",
              .summary = "five 8-puzzles of a study that compared three orders of the queue",
              .source = "lengths by breadth-first search"},
             "blank-last",
             data::study_boards},
    BoardSet{{.name = "korf100",
              .summary = "a hundred random 15-puzzles, with the nodes that IDA* with Manhattan "
                         "distance generates",
              .source = "Korf 1985"},
             "blank-first",
             data::korf100_boards},
    BoardSet{{.name = "korf50-24",
              .summary = "fifty random 24-puzzles, with the nodes that several pattern databases "
                         "needed",
              .source = "Korf and Felner 2002; Doebbelin, Schuett and Reinefeld 2013; "
                        "github.com/clausecker/24puzzle"},
             "blank-first",
             data::korf50_24_boards},
    BoardSet{{.name = "deepcubea-15",
              .summary = "random 15-puzzles, with the lengths that a learned search found",
              .source = deepcubea},
             "blank-last",
             data::deepcubea_15_boards},
    BoardSet{
        {.name = "deepcubea-24", .summary = "random 24-puzzles, likewise", .source = deepcubea},
        "blank-last",
        data::deepcubea_24_boards},
    BoardSet{{.name = "deepcubea-35",
              .summary = "random 35-puzzles, likewise; nobody knows the shortest lengths",
              .source = deepcubea},
             "blank-last",
             data::deepcubea_35_boards},
    BoardSet{{.name = "deepcubea-48",
              .summary = "random 48-puzzles, likewise; nobody knows the shortest lengths",
              .source = deepcubea},
             "blank-last",
             data::deepcubea_48_boards}};

}  // namespace

std::span<const BoardSet> board_sets() { return sets; }

const BoardSet* find_board_set(std::string_view name) { return find_named(board_sets(), name); }

}  // namespace noyes::cli
