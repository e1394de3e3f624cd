// Cells that a piece covers on every way from a place to its target, those of the place itself left
// out. Whoever stands there has to move first.
//
//   ####..        A has to go to the right, through the gap: the cells marked x are unavoidable
//   AA..xx
//   AA..xx
//   ####..
#pragma once

#include <noyes/blocks/puzzle.hpp>

namespace noyes::blocks {

template <std::size_t Words>
class Unavoidable {
   public:
    Unavoidable(const Puzzle<Words>& puzzle, std::size_t kind)
        : puzzle_(puzzle), kind_(puzzle.kinds()[kind]), number_(kind), cells_(kind_.places()) {
        if (kind_.target == nowhere) return;
        Bits<Words> covered;
        for (Place place = 0; place < kind_.places(); ++place) covered |= puzzle.cells(kind, place);
        covered.for_each(0, Bits<Words>::size, [&](std::size_t cell) { forbid(cell); });
    }

    [[nodiscard]] const Bits<Words>& cells(Place place) const { return cells_[place]; }

   private:
    // A cell without which some places are cut off from the target is unavoidable from there.
    void forbid(std::size_t cell) {
        const auto covers = [&](Place place) { return puzzle_.cells(number_, place).test(cell); };
        std::vector<bool> reached(kind_.places());
        std::vector<Place> waiting;
        const auto reach = [&](Place place) {
            if (place == nowhere || reached[place] || covers(place)) return;
            reached[place] = true;
            waiting.push_back(place);
        };
        reach(kind_.target);
        while (!waiting.empty()) {
            const Place place = waiting.back();
            waiting.pop_back();
            for (const Place next : kind_.next[place]) reach(next);
        }
        for (Place place = 0; place < kind_.places(); ++place) {
            if (!reached[place] && !covers(place)) cells_[place].set(cell);
        }
    }

    const Puzzle<Words>& puzzle_;
    const Kind& kind_;
    std::size_t number_;
    std::vector<Bits<Words>> cells_;  // from each place
};

}  // namespace noyes::blocks
