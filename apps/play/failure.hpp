// An error of the core together with what a program knows about it.
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/base/words.hpp>

#include "exit.hpp"

#include <span>
#include <string>
#include <string_view>

namespace noyes::play {

struct Failure {
    Error error;
    std::string source{};   // what line and column belong to: "board.txt", "--time-limit"
    std::string context{};  // said first: "no such file, and not a board: bord.txt"
    std::string advice{};   // said last: "did you mean snail?"
    Code code{};            // for scripts, where it is not the error's own
};

// A name that is not in a list, with advice on what may have been meant.
Failure not_in_list(Code code, std::string_view name, std::string source,
                    std::span<const std::string_view> names);

template <class T>
using Attempt = Expected<T, Failure>;

// What is wrong, without its place.
std::string message(const Failure& failure, const Words& words);
// The way compilers write it: "board.txt:2:5: tile 7 stands twice".
std::string placed_message(const Failure& failure, const Words& words);

Exit exit_for(const Error& error);

}  // namespace noyes::play
