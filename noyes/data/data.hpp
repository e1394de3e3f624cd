// Files compiled into the program: an installed one needs no path to find them.
//
//   const Words words(data::words_en());
#pragma once

#include <string_view>

namespace noyes::data {

std::string_view words_en();      // words/en.txt
std::string_view study_boards();  // sets/study.txt

}  // namespace noyes::data
