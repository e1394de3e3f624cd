// States numbered in the order in which they are found, each once, found again by the state itself.
//
// The states lie packed one behind the other. Beside them is a table of numbers: the hash says
// where to look. The bits of an entry that its number does not need hold a part of the hash, so
// that an entry of another state is hardly ever looked up in vain.
//
//   entry   | tag: some bits of the hash | number + 1 |     0: empty
//
// The table has no states in it, so when it is full it is thrown away and made anew from the list,
// half as large again: it is never held twice. With states of 8 bytes that is 13 to 16 bytes a
// state.
#pragma once

#include <noyes/base/fetch_early.hpp>
#include <noyes/base/run.hpp>
#include <noyes/search/hash.hpp>
#include <noyes/search/record.hpp>
#include <noyes/search/undirected.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace noyes::search {

template <UndirectedDomain D>
class NumberedStates {
   public:
    using Number = std::uint32_t;

    NumberedStates(const D& domain, Run& run) : run_(run), layout_(domain, KeepCost::no) {}
    NumberedStates(const NumberedStates&) = delete;
    NumberedStates& operator=(const NumberedStates&) = delete;
    ~NumberedStates() {
        give_back_table();
        for (std::byte* block : blocks_) give_back(block, block_bytes());
    }

    [[nodiscard]] std::uint64_t size() const { return size_; }

    [[nodiscard]] const std::byte* state(Number number) const {
        return blocks_[number / block_states] + std::size_t{number % block_states} * record_bytes();
    }

    // Where domains have one. It is set once the state is added.
    [[nodiscard]] Clue clue(Number number) const
        requires CluedDomain<D>
    {
        return static_cast<Clue>(state(number)[layout_.packed_size()]);
    }
    void set_newest_clue(Clue clue)
        requires CluedDomain<D>
    {
        newest_[layout_.packed_size()] = static_cast<std::byte>(clue);
    }

    enum class News : std::uint8_t { no_memory, known, first };

    // Adds a state unless it is here.
    News add(const std::byte* packed) {
        const std::uint64_t hash = hash_of(packed);
        if (size_ >= most_ && !grow()) return News::no_memory;
        std::uint32_t* entry = seek(hash, packed);
        if (*entry != 0) return News::known;
        if (size_ % block_states == 0 && !append_block()) return News::no_memory;
        newest_ = blocks_.back() + size_ % block_states * record_bytes();
        std::memcpy(newest_, packed, layout_.packed_size());
        *entry = entry_of(hash, static_cast<Number>(size_++));
        return News::first;
    }

    // Fetches the place of a state that will be added soon.
    void prefetch(const std::byte* packed) const {
        if (capacity_ != 0) fetch_early(&table_[first_place(hash_of(packed))]);
    }

    // The number of a state, if it is here. Not to be called before the first is added.
    [[nodiscard]] std::optional<Number> find(const std::byte* packed) const {
        const std::uint32_t entry = *seek(hash_of(packed), packed);
        if (entry == 0) return std::nullopt;
        return (entry & number_mask()) - 1;
    }

   private:
    static constexpr std::size_t block_states = 128;
    static constexpr std::uint64_t least_capacity = 800;
    static constexpr std::uint64_t most_states = std::numeric_limits<Number>::max() - 1;

    [[nodiscard]] std::uint64_t hash_of(const std::byte* packed) const {
        return hash_bytes(packed, layout_.packed_size());
    }

    [[nodiscard]] std::uint32_t number_mask() const {
        return number_bits_ == 32 ? ~0u : (1u << number_bits_) - 1;
    }
    // The place is made of the upper half of the hash, the tag of the lower.
    [[nodiscard]] std::uint32_t tag_of(std::uint64_t hash) const {
        return static_cast<std::uint32_t>(hash) & ~number_mask();
    }
    [[nodiscard]] std::uint32_t entry_of(std::uint64_t hash, Number number) const {
        return tag_of(hash) | (number + 1);
    }
    [[nodiscard]] std::uint64_t first_place(std::uint64_t hash) const {
        return ((hash >> 32) * capacity_) >> 32;
    }

    // The entry of the state, or the empty one where it would be.
    [[gnu::always_inline]] std::uint32_t* seek(std::uint64_t hash, const std::byte* packed) const {
        const std::uint32_t tag = tag_of(hash);
        const std::uint32_t mask = number_mask();
        for (std::uint64_t place = first_place(hash);;) {
            const std::uint32_t entry = table_[place];
            if (entry == 0) return &table_[place];
            if ((entry & ~mask) == tag && layout_.same_state(state((entry & mask) - 1), packed))
                return &table_[place];
            if (++place == capacity_) place = 0;
        }
    }

    [[nodiscard]] std::size_t record_bytes() const {
        return layout_.packed_size() + (CluedDomain<D> ? sizeof(Clue) : 0);
    }
    [[nodiscard]] std::size_t block_bytes() const { return block_states * record_bytes(); }

    bool append_block() {
        if (run_.take(block_bytes())) {
            std::byte* block = run_.memory_source().take(block_bytes());
            if (block != nullptr) {
                blocks_.push_back(block);
                return true;
            }
            run_.give_back(block_bytes());
        }
        run_.halt_now(Halt::memory_limit);
        return false;
    }

    // At least one entry stays empty, so that every look ends.
    bool grow() {
        const std::uint64_t capacity = std::max(least_capacity, capacity_ + capacity_ / 2);
        give_back_table();
        if (size_ >= most_states || !take_table(capacity)) {
            run_.halt_now(Halt::memory_limit);
            return false;
        }
        most_ = std::min(capacity - capacity / 8, most_states);
        number_bits_ = static_cast<unsigned>(std::bit_width(most_ + 1));
        for (std::uint64_t number = 0; number < size_; ++number) enter(static_cast<Number>(number));
        return true;
    }

    // Puts a state that is in the list, and not yet in the table, into the table.
    void enter(Number number) {
        const std::uint64_t hash = hash_of(state(number));
        std::uint64_t place = first_place(hash);
        while (table_[place] != 0) place = place + 1 == capacity_ ? 0 : place + 1;
        table_[place] = entry_of(hash, number);
    }

    static std::size_t bytes_of(std::uint64_t capacity) {
        return static_cast<std::size_t>(capacity) * sizeof(std::uint32_t);
    }

    bool take_table(std::uint64_t capacity) {
        // pointers of 32 bits reach no larger table
        if (capacity > std::numeric_limits<std::size_t>::max() / sizeof(std::uint32_t))
            return false;
        const std::size_t bytes = bytes_of(capacity);
        if (!run_.take(bytes)) return false;
        std::byte* zeros = run_.memory_source().take_zeros(bytes);
        if (zeros == nullptr) {
            run_.give_back(bytes);
            return false;
        }
        table_ = reinterpret_cast<std::uint32_t*>(zeros);
        capacity_ = capacity;
        return true;
    }

    void give_back_table() {
        if (table_ == nullptr) return;
        give_back(reinterpret_cast<std::byte*>(table_), bytes_of(capacity_));
        table_ = nullptr;
    }

    void give_back(std::byte* piece, std::size_t bytes) {
        run_.memory_source().give_back(piece, bytes);
        run_.give_back(bytes);
    }

    Run& run_;
    RecordLayout<D> layout_;
    std::vector<std::byte*> blocks_;  // of packed states
    std::byte* newest_ = nullptr;
    std::uint32_t* table_ = nullptr;
    std::uint64_t capacity_ = 0;  // entries
    std::uint64_t most_ = 0;      // states that they are enough for
    unsigned number_bits_ = 0;
    std::uint64_t size_ = 0;
};

}  // namespace noyes::search
