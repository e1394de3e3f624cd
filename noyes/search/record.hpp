// A stored state: its packed bytes, the move that led to it and, if wanted, the cost to reach it,
// side by side without padding. Where packed states leave two bits free, the move is there.
//
//   15-puzzle   | packed board: 60 bits | - | move: 2 |           8 bytes
//   with cost   | packed board: 60 bits | - | move: 2 | cost: 4 | 12 bytes
//   others      | packed state: n bytes | move: 1 | cost: 4 |
#pragma once

#include <noyes/search/domain.hpp>
#include <noyes/search/hash.hpp>

#include <bit>
#include <cstdint>
#include <cstring>

namespace noyes::search {

// A domain that leaves at least two bits free in its packed states, the uppermost ones of the last
// word: `pack` makes them 0 and `unpack` does not look at them. Its moves are numbers below four.
template <class D>
concept RoomyDomain =
    PackableDomain<D> && D::packed_size() % sizeof(std::uint64_t) == 0 && D::packed_spare >= 2 &&
    D::ways <= 4 && std::endian::native == std::endian::little;

enum class KeepCost : bool { no, yes };

template <PackableDomain D>
class RecordLayout {
    using Move = typename D::Move;
    using Word = std::uint64_t;
    static constexpr bool move_within = RoomyDomain<D>;
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
        return before_cost() + (keeps_cost_ ? sizeof(Cost) : 0);
    }

    // A state is never all zero.
    [[nodiscard]] bool is_empty(const std::byte* record) const {
        if constexpr (whole_words) {
            Word all = 0;
            for (std::size_t i = 0; i < packed_size(); i += sizeof(Word)) all |= word(record, i);
            return all == 0;
        } else {
            // One non-zero byte among the first two would do for tiles, but not for every domain.
            for (std::size_t i = 0; i < packed_size(); ++i) {
                if (record[i] != std::byte{0}) return false;
            }
            return true;
        }
    }

    // By words where states are whole ones: not every compiler makes such of `memcmp`, and a call
    // costs more than the comparison.
    [[nodiscard]] bool same_state(const std::byte* a, const std::byte* b) const {
        if constexpr (whole_words) {
            Word difference = 0;
            for (std::size_t i = 0; i < packed_size(); i += sizeof(Word))
                difference |= word(a, i) ^ word(b, i);
            return difference == 0;
        } else {
            return std::memcmp(a, b, packed_size()) == 0;
        }
    }

    [[nodiscard]] std::uint64_t hash(const std::byte* state) const {
        if constexpr (whole_words) {
            Word hash = 0;
            for (std::size_t i = 0; i < packed_size(); i += sizeof(Word))
                hash = hash_word(hash, word(state, i));
            return hash;
        } else {
            return hash_bytes(state, packed_size());
        }
    }

    [[nodiscard]] Move move(const std::byte* record) const {
        if constexpr (move_within) {
            return static_cast<Move>(raw_word(record, last_word) >> move_shift);
        } else {
            Move move;
            std::memcpy(&move, record + packed_size(), sizeof move);
            return move;
        }
    }
    void set_move(std::byte* record, Move move) const {
        if constexpr (move_within) {
            const Word last = word(record, last_word) | static_cast<Word>(move) << move_shift;
            std::memcpy(record + last_word, &last, sizeof last);
        } else {
            std::memcpy(record + packed_size(), &move, sizeof move);
        }
    }

    // Only where costs are kept.
    [[nodiscard]] Cost cost(const std::byte* record) const {
        Cost cost = 0;
        std::memcpy(&cost, record + before_cost(), sizeof cost);
        return cost;
    }
    void set_cost(std::byte* record, Cost cost) const {
        std::memcpy(record + before_cost(), &cost, sizeof cost);
    }

   private:
    static constexpr bool whole_words = [] {
        if constexpr (fixed_size) return D::packed_size() % sizeof(Word) == 0;
        else return false;
    }();
    static constexpr std::size_t last_word = [] {
        if constexpr (whole_words) return D::packed_size() - sizeof(Word);
        else return 0;
    }();
    static constexpr unsigned move_shift = 62;
    static constexpr Word move_bits = Word{3} << move_shift;

    [[nodiscard]] std::size_t before_cost() const {
        return packed_size() + (move_within ? 0 : sizeof(Move));
    }

    static Word raw_word(const std::byte* record, std::size_t at) {
        Word word = 0;
        std::memcpy(&word, record + at, sizeof word);
        return word;
    }
    // Of the state alone.
    static Word word(const std::byte* record, std::size_t at) {
        const Word word = raw_word(record, at);
        return move_within && at == last_word ? word & ~move_bits : word;
    }

    std::size_t packed_size_;
    bool keeps_cost_;
};

}  // namespace noyes::search
