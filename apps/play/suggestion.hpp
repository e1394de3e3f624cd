// "Did you mean ...?" for names that were nearly right.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::play {

// The name closest to `wrong`, or nothing if none is close.
std::string_view closest(std::string_view wrong, std::span<const std::string_view> names);

// "did you mean snail?", or all names: "there are text, moves, states, json".
std::string advice(std::string_view wrong, std::span<const std::string_view> names);

std::string joined(std::span<const std::string_view> names, std::string_view between);

}  // namespace noyes::play
