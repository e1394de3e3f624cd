// The moves of a path in two bits each, in a node that is copied as a whole.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace noyes::search {

template <class Move, std::size_t Words>
class PackedPath {
   public:
    static constexpr std::size_t capacity = Words * 32;

    PackedPath() = default;
    // `moves` are fewer than the capacity.
    explicit PackedPath(std::span<const Move> moves) {
        for (std::size_t i = 0; i < moves.size(); ++i) *this = longer(i, moves[i]);
    }

    // The path must be shorter than its capacity; `length` is its length so far.
    [[nodiscard]] PackedPath longer(std::size_t length, Move move) const {
        PackedPath path = *this;
        path.words_[length / 32] |= static_cast<std::uint64_t>(move) << (length % 32 * 2);
        return path;
    }

    // Of a path that is so long.
    [[nodiscard]] std::vector<Move> moves(std::size_t length) const {
        std::vector<Move> all;
        for (std::size_t i = 0; i < length; ++i)
            all.push_back(static_cast<Move>((words_[i / 32] >> (i % 32 * 2)) & 3));
        return all;
    }

    // The first moves, two bits each, the first one lowest.
    [[nodiscard]] std::uint32_t first(std::size_t count) const {
        return static_cast<std::uint32_t>(words_[0]) & ((std::uint32_t{1} << (2 * count)) - 1);
    }

   private:
    std::array<std::uint64_t, Words> words_{};
};

}  // namespace noyes::search
