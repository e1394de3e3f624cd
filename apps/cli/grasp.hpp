// What a key or a word of the player means for the pieces: steps to be made, or a piece chosen.
#pragma once

#include <string>
#include <vector>

namespace noyes::cli {

template <class Step>
struct Grasp {
    std::vector<Step> steps{};
    std::string done{};     // said afterwards; if it is empty, what moved is said
    std::string refusal{};  // said if the steps cannot be made; of a choice it is empty
};

}  // namespace noyes::cli
