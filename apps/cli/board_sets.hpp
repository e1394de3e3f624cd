// Sets of boards that are compiled in, with what is known of them.
//
//   const BoardSet* set = find_board_set("korf100");
#pragma once

#include <noyes/base/description.hpp>

#include <span>
#include <string_view>

namespace noyes::cli {

struct BoardSet {
    Description about;
    std::string_view goal;       // by name
    std::string_view (*list)();  // one board a line, as `noyes batch` reads them
};

std::span<const BoardSet> board_sets();

// nullptr if there is none of that name.
const BoardSet* find_board_set(std::string_view name);

}  // namespace noyes::cli
