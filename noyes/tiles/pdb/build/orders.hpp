// Orders of tiles as bits, in groups of 24.
//
// A block has one bit for each order of its k tiles (see pattern_index.hpp), k! in all. A group is
// what the last four tiles can do while the others stay: 24 bits, 3 bytes. When a tile passes
// others, the orders of a whole group become those of one other group, with their 24 bits exchanged
// in a way that is known beforehand; so a block is mapped group by group, not bit by bit.
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

// Where a group comes from, and how its bits are exchanged on the way.
struct GroupSource {
    std::uint32_t group : 27;
    std::uint32_t exchange : 5;
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

    // What the move of the tile at place `from` to place `to` maps to each group, by group.
    [[nodiscard]] const std::vector<GroupSource>& sources(std::uint32_t from,
                                                          std::uint32_t to) const {
        return sources_[from * tiles_ + to];
    }
    [[nodiscard]] const Exchange& exchange(GroupSource source) const {
        return exchanges_[source.exchange];
    }

    // The places of the tiles in the first order of a group; the last four stand in theirs in the
    // order of their numbers.
    [[nodiscard]] Places places(std::uint32_t group) const;
    // The same of the last four among themselves: inner_places()[order][tile].
    [[nodiscard]] const std::vector<std::array<std::uint8_t, group_tiles>>& inner_places() const {
        return inner_;
    }

    static std::uint64_t bytes(std::uint32_t tiles, std::uint32_t farthest);

   private:
    void make_exchanges();
    [[nodiscard]] GroupSource source(std::uint32_t group, std::uint32_t from,
                                     std::uint32_t to) const;

    std::uint32_t tiles_;
    std::uint32_t inner_tiles_;  // four, or fewer if there are fewer
    std::uint32_t groups_;
    std::uint32_t used_;
    std::vector<std::array<std::uint8_t, group_tiles>> inner_;
    std::vector<Exchange> exchanges_;  // by the order that the last four tiles' places take
    std::vector<std::vector<GroupSource>> sources_;
};

}  // namespace noyes::tiles
