// A puzzle whose pieces stay where they are while nothing is needed in their part of the board.
//
//   CD.#AB.      What walls keep apart are parts: C and D never meet B. A has a target and may pass
//   ..--...      the gate. While it makes its way on the right, C and D would only be stirred.
//
// A part is where pieces without a target can go, and a cell is needed if the next step of a piece
// with a target leads there. Not all ways are left, so who finds none has to ask the puzzle itself.
#pragma once

#include <noyes/blocks/puzzle.hpp>
#include <noyes/blocks/target_distance.hpp>

#include <vector>

namespace noyes::blocks {

template <std::size_t Words>
class Focused : public Puzzle<Words> {
   public:
    using typename Puzzle<Words>::State;

    explicit Focused(const Puzzle<Words>& puzzle) : Puzzle<Words>(puzzle) {
        for (std::size_t kind = 0; kind < this->kinds().size(); ++kind) {
            const Kind& own = this->kinds()[kind];
            if (own.has_target) targets_.push_back({kind, target_distances(own, Metric::steps)});
            else add_parts(kind);
        }
    }

    [[nodiscard]] std::size_t parts() const { return parts_.size(); }

    template <class Last, class Visit>
    bool for_each_child(State& state, Last last, Visit visit) const {
        if (parts_.size() < 2) return Puzzle<Words>::for_each_child(state, last, visit);
        const Bits<Words> taken = state.taken;
        const Bits<Words> live = live_cells(state);
        return Puzzle<Words>::for_each_child(state, last, [&](auto step, State& child, Cost cost) {
            return (child.taken ^ taken).meets(live) && visit(step, child, cost);
        });
    }

   private:
    struct Target {
        std::size_t kind;
        std::vector<Cost> distances;  // from each place
    };

    // Places that are a step apart are in one part, and so are pieces that can meet.
    void add_parts(std::size_t kind) {
        const Kind& own = this->kinds()[kind];
        for (Place place = 0; place < own.places(); ++place) {
            Bits<Words> part = this->cells(kind, place);
            for (const Place next : own.next[place]) {
                if (next != nowhere) part |= this->cells(kind, next);
            }
            std::erase_if(parts_, [&](const Bits<Words>& other) {
                const bool meets = other.meets(part);
                if (meets) part |= other;
                return meets;
            });
            parts_.push_back(part);
        }
    }

    // The pieces with a target, and the parts where one of these wants to go and somebody stands.
    [[nodiscard]] Bits<Words> live_cells(const State& state) const {
        Bits<Words> own;
        Bits<Words> wanted;
        for (const Target& target : targets_) {
            this->for_each_place(state, target.kind, [&](Place place) {
                own |= this->cells(target.kind, place);
                wanted |= next_cells(target, place);
            });
        }
        const Bits<Words> needed = wanted & (state.taken ^ own);
        Bits<Words> live = own;
        for (const Bits<Words>& part : parts_) {
            if (part.meets(needed)) live |= part;
        }
        return live;
    }

    [[nodiscard]] Bits<Words> next_cells(const Target& target, Place place) const {
        Bits<Words> cells;
        for (const Place next : this->kinds()[target.kind].next[place]) {
            if (next != nowhere && target.distances[next] < target.distances[place])
                cells |= this->cells(target.kind, next);
        }
        return cells;
    }

    std::vector<Target> targets_;
    std::vector<Bits<Words>> parts_;
};

static_assert(search::UndirectedDomain<Focused<1>>);

}  // namespace noyes::blocks
