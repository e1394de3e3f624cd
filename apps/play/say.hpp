// Sentences of several pieces, each with a name of its own in the word list.
//
//   play-goes = {piece} goes {way}
//   say(words, "play-goes", {{"piece", "7"}, {"way", "left"}})
#pragma once

#include <noyes/base/words.hpp>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace noyes::play {

// What stands for {name}.
struct Piece {
    std::string_view name;
    std::string text;
};

// The key itself if the list has no sentence for it.
std::string say(const Words& words, std::string_view key, std::initializer_list<Piece> pieces = {});

// "1,234 moves": what is counted has a sentence such as {text} {0?move:moves}
std::string counted(const Words& words, std::string_view key, std::uint64_t number);

}  // namespace noyes::play
