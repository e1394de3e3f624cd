// A stored state: its packed bytes, the move that led to it and, if wanted, the cost to reach it,
// side by side without padding.
//
//   15-puzzle   | packed board: 8 bytes | move: 1 |           9 bytes
//   with cost   | packed board: 8 bytes | move: 1 | cost: 4 | 13 bytes
#pragma once

#include <noyes/search/domain.hpp>

#include <cstdint>
#include <cstring>

namespace noyes::search {

// Whether two runs of bytes are alike. By words where they are whole ones: not every compiler makes
// such of `memcmp`, and a call costs more than the comparison.
template <std::size_t Size>
bool same_bytes(const std::byte* a, const std::byte* b) {
    if constexpr (Size % sizeof(std::uint64_t) != 0) {
        return std::memcmp(a, b, Size) == 0;
    } else {
        std::uint64_t difference = 0;
        for (std::size_t i = 0; i < Size; i += sizeof(std::uint64_t)) {
            std::uint64_t one = 0;
            std::uint64_t other = 0;
            std::memcpy(&one, a + i, sizeof one);
            std::memcpy(&other, b + i, sizeof other);
            difference |= one ^ other;
        }
        return difference == 0;
    }
}

enum class KeepCost : bool { no, yes };

template <PackableDomain D>
class RecordLayout {
    using Move = typename D::Move;
    static constexpr bool fixed_size =
        requires { std::integral_constant<std::size_t, D::packed_size()>{}; };

   public:
    RecordLayout(const D& domain, KeepCost keep)
        : packed_size_(domain.packed_size()), keeps_cost_(keep == KeepCost::yes) {}

    [[nodiscard]] std::size_t packed_size() const {
        if constexpr (fixed_size) return D::packed_size();
        else return packed_size_;
    }
    [[nodiscard]] bool keeps_cost() const { return keeps_cost_; }
    [[nodiscard]] std::size_t bytes() const {
        return packed_size() + sizeof(Move) + (keeps_cost_ ? sizeof(Cost) : 0);
    }

    [[nodiscard]] bool is_empty(const std::byte* record) const {
        if constexpr (fixed_size) {
            constexpr std::byte zero[D::packed_size()]{};
            return same_bytes<sizeof zero>(record, zero);
        } else {
            // One non-zero byte among the first two would do for tiles, but not for every domain.
            for (std::size_t i = 0; i < packed_size_; ++i) {
                if (record[i] != std::byte{0}) return false;
            }
            return true;
        }
    }
    [[nodiscard]] bool same_state(const std::byte* a, const std::byte* b) const {
        if constexpr (fixed_size) return same_bytes<D::packed_size()>(a, b);
        else return std::memcmp(a, b, packed_size_) == 0;
    }

    [[nodiscard]] Move move(const std::byte* record) const {
        Move move;
        std::memcpy(&move, record + packed_size(), sizeof move);
        return move;
    }
    void set_move(std::byte* record, Move move) const {
        std::memcpy(record + packed_size(), &move, sizeof move);
    }

    // Only where costs are kept.
    [[nodiscard]] Cost cost(const std::byte* record) const {
        Cost cost = 0;
        std::memcpy(&cost, record + packed_size() + sizeof(Move), sizeof cost);
        return cost;
    }
    void set_cost(std::byte* record, Cost cost) const {
        std::memcpy(record + packed_size() + sizeof(Move), &cost, sizeof cost);
    }

   private:
    std::size_t packed_size_;
    bool keeps_cost_;
};

}  // namespace noyes::search
