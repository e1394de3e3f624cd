// A game that the page plays, whatever the puzzle: the outer door, behind which everything is
// written once over Playable.
#pragma once

#include <noyes/base/moment.hpp>

#include "requests.hpp"

#include <memory>

namespace noyes::web {

class Play {
   public:
    Play() = default;
    Play(const Play&) = delete;
    Play& operator=(const Play&) = delete;
    virtual ~Play() = default;

    // The state, the counts, the time, and what is known of the way to the solution.
    [[nodiscard]] virtual Json view(Moment now) const = 0;
    // One turn of the player: `cell` or `way` for tiles, `piece` and `path` for blocks.
    virtual Expected<bool> turn(const Arguments& in, Moment now) = 0;
    virtual Expected<bool> act(std::string_view action, Moment now) = 0;

    // What to ask a solver: its number, and the arguments of the request `solve` or `solve_level`.
    virtual Json inquire() = 0;
    // False if the inquiry is older than the last one.
    virtual Expected<bool> deliver(std::uint64_t inquiry, const std::string& moves,
                                   Cost lower_bound) = 0;
    [[nodiscard]] virtual Json hint(std::size_t most) const = 0;

    [[nodiscard]] virtual Json history() const = 0;
    [[nodiscard]] virtual std::string save(Moment now) const = 0;
    [[nodiscard]] virtual Reply score(std::uint64_t finished) const = 0;
};

Expected<std::unique_ptr<Play>> new_tile_play(const Arguments& in);
Expected<std::unique_ptr<Play>> new_block_play(const Arguments& in);
// What `save` wrote.
Expected<std::unique_ptr<Play>> load_tile_play(std::string_view text);
Expected<std::unique_ptr<Play>> load_block_play(std::string_view text);
// Of whichever puzzle it is.
Expected<std::unique_ptr<Play>> load_play(std::string_view text);

}  // namespace noyes::web
