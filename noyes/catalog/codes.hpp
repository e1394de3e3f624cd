// What can be wrong with a question to the catalog.
#pragma once

#include <noyes/base/error.hpp>

#include <array>

namespace noyes::catalog::code {

inline constexpr Code bad_choice = "bad-choice";
inline constexpr Code unknown_algorithm = "unknown-algorithm";
inline constexpr Code unknown_heuristic = "unknown-heuristic";
inline constexpr Code heuristic_too_large = "heuristic-too-large";
inline constexpr Code too_many_parts = "too-many-parts";
inline constexpr Code unknown_option = "unknown-option";
inline constexpr Code bad_option_value = "bad-option-value";
inline constexpr Code options_disagree = "options-disagree";
inline constexpr Code different_sizes = "different-sizes";
inline constexpr Code cannot_find_all = "cannot-find-all";
inline constexpr Code all_not_admissible = "all-not-admissible";
inline constexpr Code detours_and_all = "detours-and-all";
inline constexpr Code detours_too_large = "detours-too-large";
inline constexpr Code only_from_start = "only-from-start";
inline constexpr Code too_many_states = "too-many-states";
inline constexpr Code none_at_distance = "none-at-distance";  // [distance, boards tried]
inline constexpr Code lens_too_large = "lens-too-large";      // [most cells]
inline constexpr Code wrong_answer = "wrong-answer";

inline constexpr std::array all{
    bad_choice,         unknown_algorithm, unknown_heuristic, heuristic_too_large, too_many_parts,
    unknown_option,     bad_option_value,  options_disagree,  different_sizes,     cannot_find_all,
    all_not_admissible, detours_and_all,   detours_too_large, only_from_start,     too_many_states,
    none_at_distance,   lens_too_large,    wrong_answer};

}  // namespace noyes::catalog::code
