// A name with options, as people write it: "astar", "astar:ties=low-g", "pdb:7-8" for an option
// that takes any word; or the largest of several heuristics, "max:manhattan+hamming".
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/expected.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace noyes::catalog {

inline constexpr std::string_view automatic = "auto";

inline constexpr std::string_view largest = "max";

struct Choice {
    std::string name{automatic};
    std::vector<std::pair<std::string, std::string>> options{};  // key (or none), value
    std::vector<std::string> parts{};                            // of `max` alone
};

// "astar", or "max:manhattan+hamming".
std::string full_name(const Choice& choice);
// What parse_choice reads back: "astar:ties=low-g".
std::string to_text(const Choice& choice);

// The column of an error counts from the start of `text`.
Expected<Choice> parse_choice(std::string_view text);

// The choice itself, or an error for the first option that `about` does not have or whose value it
// does not allow, or for options that contradict each other.
Expected<Choice> checked(Choice choice, const Description& about);

}  // namespace noyes::catalog
