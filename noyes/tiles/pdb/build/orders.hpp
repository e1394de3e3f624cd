// Orders of tiles as bits, in groups of 24 and bundles of 120.
//
// A block has one bit for each order of its k tiles (see pattern_index.hpp), k! in all. A group is
// what the last four tiles can do while the others stay: 24 bits, 3 bytes; a bundle is what the
// last five can do: five groups, 15 bytes. When a tile passes others, the orders of a whole bundle
// become those of one other bundle. Often they stay as they are, bit by bit: then two words are
// copied. Else its groups change places, and the 24 bits of each are exchanged in a way that is
// known beforehand; there are few such turns.
//
//   places 0 1 2 3 4   the tile at place 3 goes to place 1     tiles at 1 and 2 step back
//          a b c d e                                       ->  a d b c e
#pragma once

#include <noyes/tiles/pdb/pattern_index.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace noyes::tiles {

inline constexpr std::uint32_t group_size = 24;
inline constexpr std::uint32_t group_tiles = 4;
inline constexpr std::uint32_t full_group = (1u << group_size) - 1;

// Of each tile; those beyond the last tile stay 0.
using Places = std::array<std::uint8_t, most_pattern_tiles>;

inline constexpr std::size_t bundle_groups = 5;
inline constexpr std::uint32_t bundle_tiles = 5;
inline constexpr std::uint32_t bundle_size = 120;
inline constexpr std::size_t bundle_bytes = 15;

// The place of each tile in the order of that number.
Places places_of(std::uint64_t order, std::uint32_t tiles);

// Where each group of a bundle comes from, and how its bits are exchanged on the way.
struct Turn {
    std::array<std::uint8_t, bundle_groups> group{0, 1, 2, 3, 4};  // of the other bundle
    std::array<std::uint8_t, bundle_groups> exchange{};

    bool operator==(const Turn&) const = default;
};

// Bundles that come from others by the same turn.
struct Turned {
    struct Bundles {
        std::uint32_t to;
        std::uint32_t from;
    };

    [[nodiscard]] bool stays() const { return turn == Turn{}; }

    Turn turn;
    std::vector<Bundles> bundles;
};

// Of 24 bits: bit number `to[i]` is taken from bit number i.
class Exchange {
   public:
    Exchange() = default;
    explicit Exchange(const std::array<std::uint8_t, group_size>& to);

    [[nodiscard]] std::uint32_t operator()(std::uint32_t bits) const {
        return part_[0][bits & 255] | part_[1][(bits >> 8) & 255] | part_[2][bits >> 16];
    }

   private:
    std::array<std::array<std::uint32_t, 256>, 3> part_{};
};

class Orders {
   public:
    // Tiles pass at most `farthest` others in one move.
    Orders(std::uint32_t tiles, std::uint32_t farthest);

    // k!/24; one group, not all of it in use, for fewer than four tiles.
    [[nodiscard]] std::uint32_t groups() const { return groups_; }
    static std::uint32_t groups(std::uint32_t tiles);
    // The bits of a group that are in use.
    [[nodiscard]] std::uint32_t used() const { return used_; }

    // The same in bundles; one, not all of it in use, for fewer than five tiles.
    [[nodiscard]] std::uint32_t bundles() const { return bundles(tiles_); }
    static std::uint32_t bundles(std::uint32_t tiles);

    // What the move of the tile at place `from` to place `to` maps to each bundle.
    [[nodiscard]] const std::vector<Turned>& sources(std::uint32_t from, std::uint32_t to) const {
        return sources_[from * tiles_ + to];
    }
    [[nodiscard]] const Exchange& exchange(std::uint8_t number) const { return exchanges_[number]; }

    static std::uint64_t bytes(std::uint32_t tiles, std::uint32_t farthest);

   private:
    // Where a group comes from.
    struct GroupSource {
        std::uint32_t group;
        std::uint8_t exchange;
    };

    void make_exchanges();
    void find_sources(std::uint32_t from, std::uint32_t to);
    [[nodiscard]] GroupSource source(std::uint32_t group, std::uint32_t from,
                                     std::uint32_t to) const;

    std::uint32_t tiles_;
    std::uint32_t inner_tiles_;  // four, or fewer if there are fewer
    std::uint32_t groups_;
    std::uint32_t used_;
    std::vector<std::array<std::uint8_t, group_tiles>> inner_;
    std::vector<Exchange> exchanges_;  // by the order that the last four tiles' places take
    std::vector<std::vector<Turned>> sources_;  // by both places
};

}  // namespace noyes::tiles
