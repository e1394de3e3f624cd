// The moves of a path in two bits each, in a node that is copied as a whole.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace noyes::search {

template <class Move, std::size_t Words>
class PackedPath {
   public:
    static constexpr std::size_t capacity = Words * 32;

    // The path must be shorter than its capacity; `length` is its length so far.
    [[nodiscard]] PackedPath longer(std::size_t length, Move move) const {
        PackedPath path = *this;
        path.words_[length / 32] |= static_cast<std::uint64_t>(move) << (length % 32 * 2);
        return path;
    }

    void append_to(std::vector<Move>& moves, std::size_t length) const {
        for (std::size_t i = 0; i < length; ++i)
            moves.push_back(static_cast<Move>((words_[i / 32] >> (i % 32 * 2)) & 3));
    }

   private:
    std::array<std::uint64_t, Words> words_{};
};

}  // namespace noyes::search
