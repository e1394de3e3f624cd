// The lines that all best-first searches share; they differ in what f is.
#pragma once

#include <noyes/base/pseudo_code.hpp>

#include <array>

namespace noyes::search {

// For searches in which the first way to be taken from the open set is a cheapest one, or none
// needs to be.
constexpr auto best_first_code(std::string_view f) {
    using enum SearchEvent;
    return std::array{
        CodeLine{"open = {start}; closed = {}"},
        CodeLine{f},
        CodeLine{"while open is not empty:"},
        CodeLine{"  n = the state in open with the smallest f; take it out", {bound_raised}},
        CodeLine{"  if n is in closed: drop it", {pruned}},
        CodeLine{"  else if n is the goal: done", {found}},
        CodeLine{"  else: put n into closed and expand it:", {expanded}},
        CodeLine{"    for each move but the one back: put the child into open", {generated}},
        CodeLine{"there is no solution"}};
}

// The others: a cheaper way to a closed state may come later.
constexpr auto reopening_code(std::string_view f) {
    using enum SearchEvent;
    return std::array{
        CodeLine{"open = {start}; closed = {}"},
        CodeLine{f},
        CodeLine{"while open is not empty:"},
        CodeLine{"  n = the state in open with the smallest f; take it out", {bound_raised}},
        CodeLine{"  if n is in closed, and its g there is not larger: drop it", {pruned}},
        CodeLine{"  if n is in closed with a larger g: reopen it", {reopened}},
        CodeLine{"  if n is the goal: done", {found}},
        CodeLine{"  put n into closed with its g and expand it:", {expanded}},
        CodeLine{"    for each move but the one back: put the child into open", {generated}},
        CodeLine{"there is no solution"}};
}

}  // namespace noyes::search
