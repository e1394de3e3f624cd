// Automata for work of many boards: each is made once, and kept.
//
//   KeptDetours detours;
//   for (...) catalog::solve({.board = board, .goal = goal, .detours = &detours});
#pragma once

#include <noyes/tiles/detours/detours.hpp>

#include <list>
#include <optional>

namespace noyes::tiles {

// For one thread at a time.
class KeptDetours {
   public:
    // Nothing if the run halted meanwhile. Only the run that makes an automaton counts its memory.
    const Detours* find(Extent extent, int depth, Run& run) {
        for (const Kept& kept : kept_) {
            if (kept.asked == depth && kept.detours.extent() == extent) return &kept.detours;
        }
        auto made = Detours::make(extent, depth, run);
        if (!made) return nullptr;
        return &kept_.emplace_back(depth, *std::move(made)).detours;
    }

   private:
    struct Kept {
        Kept(int depth, Detours made) : asked(depth), detours(std::move(made)) {}

        int asked;  // what was made may be less deep
        Detours detours;
    };
    std::list<Kept> kept_;  // whose elements stay where they are
};

}  // namespace noyes::tiles
