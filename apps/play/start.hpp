// What a player begins with.
#pragma once

namespace noyes::play {

template <class Face>
struct Start {
    typename Face::Game game;
    typename Face::Deal deal{};
    bool tips = true;
    bool keeps = true;  // games and scores in the user's files: a person plays
};

}  // namespace noyes::play
