// All states a search has closed, each once, found by the state itself.
//
// The upper bits of the hash choose a segment, the others a place in it; from there on the next
// empty place is taken. A full segment moves into one a third larger, block by block, so the
// table is always more than half full, at most three quarters, and is never held twice.
//
//   segment   | block | block | block | ... each with a power of two of records
#pragma once

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

    // The place of a state, made if there is none.
    Place put(const std::byte* packed) {
        const std::uint64_t hash = hash_bytes(packed, layout_.packed_size());
        Segment& segment = segments_[hash >> segment_shift];
        if (segment.size >= segment.most() && !grow(segment)) return {nullptr, false};
        std::byte* record = seek(segment, hash, packed);
        if (!layout_.is_empty(record)) return {record, false};
        std::memcpy(record, packed, layout_.packed_size());
        ++segment.size;
        ++size_;
        return {record, true};
    }

    // Fetches the place of a state that will be put soon.
    void prefetch(const std::byte* packed) const {
        const std::uint64_t hash = hash_bytes(packed, layout_.packed_size());
        const Segment& segment = segments_[hash >> segment_shift];
        if (segment.capacity == 0) return;
        __builtin_prefetch(record_at(segment, first_place(segment, hash)));
    }

    // nullptr if the state is not here.
    [[nodiscard]] const std::byte* find(const std::byte* packed) const {
        const std::uint64_t hash = hash_bytes(packed, layout_.packed_size());
        const Segment& segment = segments_[hash >> segment_shift];
        if (segment.capacity == 0) return nullptr;
        const std::byte* record = seek(segment, hash, packed);
        return layout_.is_empty(record) ? nullptr : record;
    }

   private:
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

    // Where the state is, or the empty place where it would be.
    std::byte* seek(const Segment& segment, std::uint64_t hash, const std::byte* packed) const {
        std::uint64_t place = first_place(segment, hash);
        while (true) {
            std::byte* record = record_at(segment, place);
            if (layout_.is_empty(record) || layout_.same_state(record, packed)) return record;
            if (++place == segment.capacity) place = 0;
        }
    }

    bool grow(Segment& segment) {
        Segment larger;
        const std::size_t blocks = segment.blocks.size() + 1 + segment.blocks.size() / 3;
        if (!furnish(larger, std::max<std::size_t>(blocks, 2 >> shift_))) return false;
        for (std::uint64_t place = 0; place < segment.capacity; ++place) {
            const std::byte* record = record_at(segment, place);
            if (!layout_.is_empty(record)) move_in(larger, record);
        }
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

    void move_in(Segment& segment, const std::byte* record) {
        const std::uint64_t hash = hash_bytes(record, layout_.packed_size());
        std::memcpy(seek(segment, hash, record), record, layout_.bytes());
        ++segment.size;
    }

    BlockPool& pool_;
    RecordLayout<D> layout_;
    unsigned shift_;  // a block holds 2^shift_ records
    std::uint64_t size_ = 0;
    std::array<Segment, 1u << segment_bits> segments_;
};

}  // namespace noyes::search
