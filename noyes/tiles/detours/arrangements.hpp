// A set of arrangements: which tile is where after some moves, each tile named by the cell that it
// came from.
#pragma once

#include <noyes/search/hash.hpp>
#include <noyes/tiles/extent.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace noyes::tiles {

// Detours are looked for on boards of up to 6x6.
inline constexpr std::uint32_t most_detour_cells = 36;

using Arrangement = std::array<std::uint8_t, most_detour_cells>;

class Arrangements {
   public:
    // False if it was in before.
    bool insert(const Arrangement& arrangement) {
        if (2 * (all_.size() + 1) > slots_.size()) grow();
        const std::uint64_t hash = search::hash_bytes(
            reinterpret_cast<const std::byte*>(arrangement.data()), arrangement.size());
        std::size_t at = static_cast<std::size_t>(hash) & (slots_.size() - 1);
        for (; slots_[at].number != 0; at = next(at)) {
            const Slot& slot = slots_[at];
            if (slot.hash == hash && all_[slot.number - 1] == arrangement) return false;
        }
        all_.push_back(arrangement);
        slots_[at] = {hash, all_.size()};
        return true;
    }

    // What one more takes at most, the room for growth included.
    static constexpr std::size_t bytes_each() { return 2 * sizeof(Arrangement) + 6 * sizeof(Slot); }

   private:
    // The hash tells most arrangements apart without a look at them.
    struct Slot {
        std::uint64_t hash = 0;
        std::size_t number = 0;  // in `all_`, counted from 1; 0 if the slot is free
    };

    [[nodiscard]] std::size_t next(std::size_t at) const { return (at + 1) & (slots_.size() - 1); }

    void grow() {
        constexpr std::size_t least = 64;
        const std::vector<Slot> old =
            std::exchange(slots_, std::vector<Slot>(slots_.empty() ? least : 2 * slots_.size()));
        for (const Slot& slot : old) {
            if (slot.number == 0) continue;
            std::size_t at = static_cast<std::size_t>(slot.hash) & (slots_.size() - 1);
            while (slots_[at].number != 0) at = next(at);
            slots_[at] = slot;
        }
    }

    std::vector<Arrangement> all_;
    std::vector<Slot> slots_;  // a power of two of them, at most half of them taken
};

}  // namespace noyes::tiles
