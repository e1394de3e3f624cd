// Which tile is where after some moves, each tile named by the cell that it came from; and a set of
// such arrangements.
#pragma once

#include <noyes/tiles/extent.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace noyes::tiles {

// Detours are looked for on boards of up to 6x6.
inline constexpr std::uint32_t most_detour_cells = 36;

// Six bits a cell, ten cells a word.
class Arrangement {
   public:
    // Every tile where it came from.
    static Arrangement untouched(std::uint32_t cells) {
        Arrangement arrangement;
        for (Cell cell = 0; cell < cells; ++cell) arrangement.change(cell, cell);
        return arrangement;
    }

    void exchange(Cell a, Cell b) {
        const std::uint64_t both = at(a) ^ at(b);
        change(a, both);
        change(b, both);
    }

    [[nodiscard]] std::uint64_t hash() const {
        constexpr std::array<std::uint64_t, 4> odd{0x9e37'79b9'7f4a'7c15, 0xbf58'476d'1ce4'e5b9,
                                                   0x94d0'49bb'1331'11eb, 0xd6e8'feb8'6659'fd93};
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < words_.size(); ++i) sum = (sum ^ words_[i]) * odd[i];
        return sum ^ (sum >> 32);
    }

    friend bool operator==(const Arrangement&, const Arrangement&) = default;

   private:
    static constexpr std::uint32_t width = 6;
    static constexpr std::uint32_t cells_a_word = 10;

    [[nodiscard]] std::uint64_t at(Cell cell) const {
        return (words_[cell / cells_a_word] >> (cell % cells_a_word * width)) & 63;
    }
    void change(Cell cell, std::uint64_t bits) {
        words_[cell / cells_a_word] ^= bits << (cell % cells_a_word * width);
    }

    std::array<std::uint64_t, 4> words_{};
};

class Arrangements {
   public:
    // False if it was in before.
    bool insert(const Arrangement& arrangement) {
        if (2 * (all_.size() + 1) > slots_.size()) grow();
        const std::uint64_t hash = arrangement.hash();
        const auto tag = static_cast<std::uint32_t>(hash >> 32);
        std::size_t at = static_cast<std::size_t>(hash) & (slots_.size() - 1);
        for (; slots_[at].number != 0; at = next(at)) {
            const Slot& slot = slots_[at];
            if (slot.tag == tag && all_[slot.number - 1] == arrangement) return false;
        }
        all_.push_back(arrangement);
        slots_[at] = {tag, static_cast<std::uint32_t>(all_.size())};
        return true;
    }

    // The room for them stays.
    void clear() {
        all_.clear();
        slots_.assign(slots_.size(), {});
    }

    // What one more takes at most, the room for growth included.
    static constexpr std::size_t bytes_each() { return 2 * sizeof(Arrangement) + 6 * sizeof(Slot); }

   private:
    // The tag tells most arrangements apart without a look at them.
    struct Slot {
        std::uint32_t tag = 0;
        std::uint32_t number = 0;  // in `all_`, counted from 1; 0 if the slot is free
    };

    [[nodiscard]] std::size_t next(std::size_t at) const { return (at + 1) & (slots_.size() - 1); }

    void grow() {
        constexpr std::size_t least = 64;
        slots_.assign(slots_.empty() ? least : 2 * slots_.size(), {});
        for (std::size_t i = 0; i < all_.size(); ++i) {
            const std::uint64_t hash = all_[i].hash();
            std::size_t at = static_cast<std::size_t>(hash) & (slots_.size() - 1);
            while (slots_[at].number != 0) at = next(at);
            slots_[at] = {static_cast<std::uint32_t>(hash >> 32),
                          static_cast<std::uint32_t>(i + 1)};
        }
    }

    std::vector<Arrangement> all_;
    std::vector<Slot> slots_;  // a power of two of them, at most half of them taken
};

}  // namespace noyes::tiles
