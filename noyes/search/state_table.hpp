// All states a search has closed, each once, found by the state itself.
//
// The upper bits of the hash choose a segment, the others a place in it; from there on the next
// empty place is taken. A full segment moves into one twice as large, block by block; the table is
// never held twice. Segments double at different times, so that the table is always about half
// full.
//
//   segment   | block | block | block | ... each with a power of two of records
#pragma once

#include <noyes/base/fetch_early.hpp>
#include <noyes/search/block_pool.hpp>
#include <noyes/search/hash.hpp>
#include <noyes/search/record.hpp>

#include <array>
#include <bit>
#include <vector>

namespace noyes::search {

template <PackableDomain D>
class StateTable {
   public:
    StateTable(BlockPool& pool, RecordLayout<D> layout)
        : pool_(pool),
          layout_(layout),
          shift_(static_cast<unsigned>(std::bit_width(pool.block_bytes() / layout.bytes()) - 1)) {}

    [[nodiscard]] std::uint64_t size() const { return size_; }

    struct Place {
        std::byte* record;  // nullptr: no memory
        bool is_new;        // the packed state is written, move and cost are not yet
    };

    // What a state is looked up by. Whoever asks twice computes it once.
    [[nodiscard]] std::uint64_t hash(const std::byte* packed) const { return layout_.hash(packed); }

    // The place of a state, made if there is none.
    Place put(const std::byte* packed) { return put(packed, hash(packed)); }
    Place put(const std::byte* packed, std::uint64_t hash) {
        Segment& segment = segments_[hash >> segment_shift];
        if (segment.size >= segment.most() && !grow(segment)) return {nullptr, false};
        std::byte* record = seek(segment, hash, packed);
        if (!layout_.is_empty(record)) return {record, false};
        std::memcpy(record, packed, layout_.packed_size());
        ++segment.size;
        ++size_;
        return {record, true};
    }

    // Fetches the place of a state that will be put soon, and the line behind it, where the look
    // often ends. Inlined, since GCC leaves out calls of a function that does nothing but fetch.
    [[gnu::always_inline]] void prefetch(std::uint64_t hash) const {
        const Segment& segment = segments_[hash >> segment_shift];
        if (segment.capacity == 0) return;
        const std::byte* record = record_at(segment, first_place(segment, hash));
        fetch_early(record);
        __builtin_prefetch(record + reach);  // which may lie behind all memory
    }

    // nullptr if the state is not here.
    [[nodiscard]] const std::byte* find(const std::byte* packed) const {
        const std::uint64_t hash = this->hash(packed);
        const Segment& segment = segments_[hash >> segment_shift];
        if (segment.capacity == 0) return nullptr;
        const std::byte* record = seek(segment, hash, packed);
        return layout_.is_empty(record) ? nullptr : record;
    }

   private:
    static constexpr std::size_t reach = 40;  // bytes that most looks stay within
    static constexpr unsigned segment_bits = 8;
    static constexpr unsigned segment_shift = 64 - segment_bits;

    struct Segment {
        std::vector<std::byte*> blocks;
        std::uint64_t capacity = 0;
        std::uint64_t size = 0;

        // At least one place stays empty, so that every look ends.
        [[nodiscard]] std::uint64_t most() const { return capacity - (capacity + 3) / 4; }
    };

    [[nodiscard]] std::byte* record_at(const Segment& segment, std::uint64_t place) const {
        const std::uint64_t within = place & ((std::uint64_t{1} << shift_) - 1);
        return segment.blocks[place >> shift_] + within * layout_.bytes();
    }

    static std::uint64_t first_place(const Segment& segment, std::uint64_t hash) {
        const std::uint64_t fraction = (hash << segment_bits) >> 32;  // 32 bits
        return (fraction * segment.capacity) >> 32;
    }

    // The first record from the hash's place on that will do.
    template <class WillDo>
    std::byte* seek(const Segment& segment, std::uint64_t hash, WillDo will_do) const {
        std::uint64_t place = first_place(segment, hash);
        std::byte* record = record_at(segment, place);
        while (!will_do(record)) {
            if (++place == segment.capacity) place = 0;
            record += layout_.bytes();
            if (is_first_in_block(place)) record = record_at(segment, place);
        }
        return record;
    }

    [[nodiscard]] bool is_first_in_block(std::uint64_t place) const {
        return (place & ((std::uint64_t{1} << shift_) - 1)) == 0;
    }

    // Where the state is, or the empty place where it would be.
    std::byte* seek(const Segment& segment, std::uint64_t hash, const std::byte* packed) const {
        return seek(segment, hash, [&](const std::byte* record) {
            return layout_.is_empty(record) || layout_.same_state(record, packed);
        });
    }

    // In blocks. Four sizes are doubled: were they all alike, all segments would double at once,
    // and more than half of the table be empty.
    [[nodiscard]] std::size_t larger_size(const Segment& segment) const {
        const std::size_t blocks = segment.blocks.size();
        const auto number = static_cast<std::size_t>(&segment - segments_.data());
        const std::size_t doubled_from = 4 + number % 4;
        return std::max<std::size_t>(blocks < doubled_from ? blocks + 1 : 2 * blocks, 2 >> shift_);
    }

    [[gnu::noinline, gnu::cold]] bool grow(Segment& segment) {
        Segment larger;
        if (!furnish(larger, larger_size(segment))) return false;
        move_all(segment, larger);
        for (std::byte* block : segment.blocks) pool_.give_back(block);
        segment = std::move(larger);
        return true;
    }

    bool furnish(Segment& segment, std::size_t blocks) {
        for (std::size_t i = 0; i < blocks; ++i) {
            std::byte* block = pool_.take();
            if (block == nullptr) {
                for (std::byte* taken : segment.blocks) pool_.give_back(taken);
                return false;
            }
            std::memset(block, 0, pool_.block_bytes());
            segment.blocks.push_back(block);
        }
        segment.capacity = blocks << shift_;
        return true;
    }

    // Full places are gathered first: which ones are full cannot be guessed.
    void move_all(const Segment& from, Segment& to) {
        std::array<const std::byte*, 64> full;
        for (std::uint64_t begin = 0; begin < from.capacity; begin += full.size()) {
            const std::uint64_t end = std::min(from.capacity, begin + full.size());
            std::size_t count = 0;
            for (std::uint64_t place = begin; place < end; ++place) {
                const std::byte* record = record_at(from, place);
                full[count] = record;
                count += static_cast<std::size_t>(!layout_.is_empty(record));
            }
            for (std::size_t i = 0; i < count; ++i) move_in(to, full[i]);
        }
        to.size = from.size;
    }

    // A state that is not there yet.
    void move_in(const Segment& segment, const std::byte* record) {
        std::byte* place = seek(segment, hash(record),
                                [&](const std::byte* other) { return layout_.is_empty(other); });
        std::memcpy(place, record, layout_.bytes());
    }

    BlockPool& pool_;
    RecordLayout<D> layout_;
    unsigned shift_;  // a block holds 2^shift_ records
    std::uint64_t size_ = 0;
    std::array<Segment, 1u << segment_bits> segments_;
};

}  // namespace noyes::search
