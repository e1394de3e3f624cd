// Which number a state has, found by its hash: a table of numbers beside a list of states. The bits
// of an entry that its number does not need hold a part of the hash, so that an entry of another
// state is seldom looked up in vain.
//
//   entry   | tag: some bits of the hash | number + 1 |     0: empty
//
// Entries have 16 bits as long as these are enough, and then room is cheap: a table of them is a
// third to two thirds full. Later they have 32, and it is 0.6 to 0.9 full.
//
// The table has no states in it, so when it is full it is thrown away and made anew from the list:
// it is never held twice.
#pragma once

#include <noyes/base/run.hpp>

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <limits>

namespace noyes::search {

class NumberTable {
   public:
    using Number = std::uint32_t;
    static constexpr std::uint64_t most_numbers = std::numeric_limits<Number>::max() - 1;

    explicit NumberTable(Run& run) : run_(run) {}
    NumberTable(const NumberTable&) = delete;
    NumberTable& operator=(const NumberTable&) = delete;
    ~NumberTable() { give_back(); }

    // How many numbers there is room for.
    [[nodiscard]] std::uint64_t most() const { return most_; }

    // The number with that hash for which is_it(number) holds. If there is none, `fresh` is entered
    // and returned.
    template <class F>
    [[gnu::always_inline]] Number find_or_enter(std::uint64_t hash, Number fresh, F is_it) {
        return is_narrow() ? find_or_enter<std::uint16_t>(hash, fresh, is_it)
                           : find_or_enter<std::uint32_t>(hash, fresh, is_it);
    }
    // `none` if there is none.
    template <class F>
    Number find(std::uint64_t hash, Number none, F is_it) const {
        return is_narrow() ? find<std::uint16_t>(hash, none, is_it)
                           : find<std::uint32_t>(hash, none, is_it);
    }

    // Makes room for more than the numbers below `end`, whose hashes hash_of(number) says; false
    // without memory.
    template <class F>
    bool grow(Number end, F hash_of) {
        if (!enlarge()) return false;
        if (is_narrow()) enter_all<std::uint16_t>(end, hash_of);
        else enter_all<std::uint32_t>(end, hash_of);
        return true;
    }

   private:
    static constexpr std::uint64_t least_capacity = 1024;
    static constexpr std::uint64_t most_narrow = 65'536;  // entries

    [[nodiscard]] bool is_narrow() const { return capacity_ <= most_narrow; }

    template <class Entry>
    [[nodiscard]] Entry* entries() const {
        return reinterpret_cast<Entry*>(table_);
    }
    template <class Entry>
    [[nodiscard]] Entry tag_of(std::uint64_t hash) const {
        return static_cast<Entry>(hash & ~number_mask_);
    }
    // The place is made of the upper half of the hash, the tag of the lower.
    [[nodiscard]] std::uint64_t first_place(std::uint64_t hash) const {
        return ((hash >> 32) * capacity_) >> 32;
    }

    // The entry that will do, or the empty one where it would be.
    template <class Entry, class F>
    [[gnu::always_inline]] Entry* seek(std::uint64_t hash, F will_do) const {
        auto* const begin = entries<Entry>();
        auto* const end = begin + capacity_;
        for (Entry* place = begin + first_place(hash);;) {
            if (*place == 0 || will_do(*place)) return place;
            if (++place == end) place = begin;
        }
    }
    template <class Entry, class F>
    [[gnu::always_inline]] Entry* seek_number(std::uint64_t hash, F is_it) const {
        const auto tag = tag_of<Entry>(hash);
        const auto mask = static_cast<Entry>(number_mask_);
        return seek<Entry>(hash, [=](Entry entry) {
            return static_cast<Entry>(entry & ~mask) == tag &&
                   is_it(static_cast<Number>(entry & mask) - 1);
        });
    }

    template <class Entry, class F>
    [[gnu::always_inline]] Number find_or_enter(std::uint64_t hash, Number fresh, F is_it) {
        auto* const entry = seek_number<Entry>(hash, is_it);
        if (*entry != 0) return number_of(*entry);
        *entry = static_cast<Entry>(tag_of<Entry>(hash) | (fresh + 1));
        return fresh;
    }
    template <class Entry, class F>
    Number find(std::uint64_t hash, Number none, F is_it) const {
        const auto entry = *seek_number<Entry>(hash, is_it);
        return entry == 0 ? none : number_of(entry);
    }
    template <class Entry, class F>
    void enter_all(Number end, F hash_of) {
        for (Number number = 0; number < end; ++number) {
            const std::uint64_t hash = hash_of(number);
            auto* const entry = seek<Entry>(hash, [](Entry) { return false; });
            *entry = static_cast<Entry>(tag_of<Entry>(hash) | (number + 1));
        }
    }
    [[nodiscard]] Number number_of(std::uint32_t entry) const {
        return (entry & static_cast<std::uint32_t>(number_mask_)) - 1;
    }

    [[nodiscard]] static std::uint64_t bytes_of(std::uint64_t capacity) {
        return capacity * (capacity <= most_narrow ? sizeof(std::uint16_t) : sizeof(std::uint32_t));
    }
    // An empty table that is larger.
    bool enlarge();
    void give_back();

    Run& run_;
    std::byte* table_ = nullptr;
    std::uint64_t capacity_ = 0;  // entries
    std::uint64_t most_ = 0;      // numbers that they are enough for
    std::uint64_t number_mask_ = 0;
};

// At least one entry stays empty, so that every look ends.
inline bool NumberTable::enlarge() {
    const std::uint64_t doubled = std::max(least_capacity, 2 * capacity_);
    const std::uint64_t capacity = doubled <= most_narrow ? doubled : most_ * 12 / 7;
    assert(capacity > most_);
    give_back();
    const std::uint64_t bytes = bytes_of(capacity);
    // pointers of 32 bits reach no larger table
    if (bytes > std::numeric_limits<std::size_t>::max() || !run_.take(bytes)) return false;
    table_ = run_.memory_source().take_zeros(static_cast<std::size_t>(bytes));
    if (table_ == nullptr) {
        run_.give_back(bytes);
        return false;
    }
    capacity_ = capacity;
    const std::uint64_t full = is_narrow() ? capacity * 2 / 3 : capacity - capacity / 8;
    most_ = std::min(full, most_numbers);
    number_mask_ = (std::uint64_t{1} << std::bit_width(most_)) - 1;
    return true;
}

inline void NumberTable::give_back() {
    if (table_ == nullptr) return;
    const std::uint64_t bytes = bytes_of(capacity_);
    run_.memory_source().give_back(table_, static_cast<std::size_t>(bytes));
    run_.give_back(bytes);
    table_ = nullptr;
}

}  // namespace noyes::search
