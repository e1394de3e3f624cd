// The command line of noyes-desktop.
#pragma once

#include <apps/play/exit.hpp>

#include "ui/geometry.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace noyes::desktop {

struct Options {
    std::vector<std::string> words{};  // FILE, -, a size, or a board, perhaps without quotes
    std::optional<std::string> size{};
    std::optional<std::string> goal{};
    std::optional<std::string> level{};   // the id of one that is compiled in
    std::optional<std::string> metric{};  // how the moves of a level are counted
    std::optional<std::string> theme{};
    std::optional<std::string> picture{};  // on the tiles: a file, or one of those that are drawn
    std::optional<std::uint64_t> seed{};
    bool daily = false;  // the board of the day
    bool go_on = false;
    bool solve = false;  // play the solution
    std::string algorithm{"auto"};
    std::string heuristic{"auto"};
    std::optional<std::string> time_limit{};
    bool optimal = false;
    ui::Size window{1000, 700};
};

// The options, or how the program ends at once: --help and --version are printed, and so is what is
// wrong.
std::variant<Options, play::Exit> read_options(int count, char** arguments);

}  // namespace noyes::desktop
