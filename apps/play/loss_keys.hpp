// Which sentences of the word list tell where moves were lost.
#pragma once

#include <string_view>

namespace noyes::play {

struct LossKeys {
    std::string_view one;  // lost at once
    std::string_view two;
};

}  // namespace noyes::play
