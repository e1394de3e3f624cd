// Files compiled into the program: an installed one needs no path to find them.
//
//   const Words words(data::words_en());
#pragma once

#include <string_view>

namespace noyes::data {

std::string_view words_en();  // words/en.txt

// Boards with the lengths of their shortest solutions: sets/
std::string_view study_boards();
std::string_view korf100_boards();
std::string_view korf50_24_boards();
std::string_view deepcubea_15_boards();
std::string_view deepcubea_24_boards();
std::string_view deepcubea_35_boards();
std::string_view deepcubea_48_boards();

// Sliding-block levels: levels.txt
std::string_view block_levels();

}  // namespace noyes::data
