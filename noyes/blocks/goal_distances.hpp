// All states that can be reached from a level's start, by their distance to the nearest goal among
// them: one search finds the goals, a second one begins at all of these at once. Moves have moves
// back, so distances from the goals are distances to them.
//
//   GoalDistances distances(puzzle, run);
//   if (distances.find(most_states)) use(distances.state(distances.farthest(), 0));
#pragma once

#include <noyes/blocks/puzzle.hpp>
#include <noyes/search/layered.hpp>

namespace noyes::blocks {

template <std::size_t Words>
class GoalDistances {
    using Layers = search::Layers<Puzzle<Words>, search::Unobserved>;
    using State = typename Puzzle<Words>::State;

   public:
    GoalDistances(const Puzzle<Words>& puzzle, Run& run)
        : puzzle_(puzzle), run_(run), from_goals_(puzzle, nobody_, run) {}

    // False if no goal can be reached, if there are more than about `most_states`, or if the run
    // was halted.
    bool find(std::uint64_t most_states) {
        return find_goals(most_states) && from_goals_.distance() == 0 && explore(from_goals_);
    }

    // What follows is known when all are found.
    [[nodiscard]] Cost farthest() const { return from_goals_.distance() - 1; }
    [[nodiscard]] std::uint64_t states_at(Cost distance) const {
        return from_goals_.states_at(distance);
    }
    [[nodiscard]] State state(Cost distance, std::uint64_t place) const {
        State state = puzzle_.start();
        puzzle_.unpack(from_goals_.state_at(distance, place), state);
        return state;
    }

   private:
    bool find_goals(std::uint64_t most_states) {
        Layers all(puzzle_, nobody_, run_);
        State state = puzzle_.start();
        const auto note = [&](const std::byte* packed) {
            puzzle_.unpack(packed, state);
            return puzzle_.is_goal(state) && !from_goals_.add_start(packed);
        };
        return all.add_start() && explore(all, [&] {
                   all.for_each_newest(note);
                   return !run_.halt() && all.stored() <= most_states;
               });
    }

    // Layer by layer until there are no more; `go_on` is asked after each.
    template <class GoOn>
    bool explore(Layers& layers, GoOn go_on) {
        bool complete = false;
        while (!complete && go_on()) {
            if (layers.step(Layers::Goals::ignored) == search::Outcome::halted) break;
            complete = layers.newest() == 0;
        }
        run_.add_finished(layers.generated());
        return complete;
    }
    bool explore(Layers& layers) {
        return explore(layers, [] { return true; });
    }

    const Puzzle<Words>& puzzle_;
    Run& run_;
    search::Unobserved nobody_;
    Layers from_goals_;
};

}  // namespace noyes::blocks
