// Records one after another in blocks of a pool, taken from either end.
//
//   oldest | header | record | record | -> | header | record | .. | newest
#pragma once

#include <noyes/search/block_pool.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <new>

namespace noyes::search {

class RecordChain {
   public:
    [[nodiscard]] bool empty() const { return oldest_ == nullptr; }

    // Where to write the new record; nullptr if there is no memory.
    std::byte* push(BlockPool& pool, std::size_t record_bytes) {
        if (room_ < record_bytes && !append(pool)) return nullptr;
        std::byte* place = end_;
        end_ += record_bytes;
        room_ -= record_bytes;
        return place;
    }

    // Removes a record and returns where it lies until the pool is asked for a block or something
    // is pushed. Not to be called on an empty chain.
    const std::byte* pop_newest(BlockPool& pool, std::size_t record_bytes) {
        end_ -= record_bytes;
        room_ += record_bytes;
        const std::byte* record = end_;
        if (record == first_in(newest_)) remove_newest(pool);
        return record;
    }

    const std::byte* pop_oldest(BlockPool& pool, std::size_t record_bytes) {
        const std::byte* record = begin_;
        begin_ += record_bytes;
        if (begin_ == end_of(oldest_)) remove_oldest(pool);
        return record;
    }

    static constexpr std::size_t header_bytes() { return sizeof(Header); }

   private:
    struct Header {
        std::byte* older;
        std::byte* newer;
        std::byte* end;  // of the records, once there is a newer block
    };

    static Header& header(std::byte* block) { return *reinterpret_cast<Header*>(block); }

    [[nodiscard]] const std::byte* first_in(std::byte* block) const {
        return block == oldest_ ? begin_ : block + sizeof(Header);
    }
    [[nodiscard]] const std::byte* end_of(std::byte* block) const {
        return block == newest_ ? end_ : header(block).end;
    }

    [[gnu::noinline, gnu::cold]] bool append(BlockPool& pool) {
        std::byte* block = pool.take();
        if (block == nullptr) return false;
        new (block) Header{newest_, nullptr, nullptr};
        if (newest_ == nullptr) {
            oldest_ = block;
            begin_ = block + sizeof(Header);
        } else {
            header(newest_).newer = block;
            header(newest_).end = end_;
        }
        newest_ = block;
        end_ = block + sizeof(Header);
        room_ = pool.block_bytes() - sizeof(Header);
        return true;
    }

    [[gnu::noinline, gnu::cold]] void remove_newest(BlockPool& pool) {
        std::byte* older = header(newest_).older;
        pool.give_back(newest_);
        if (older == nullptr) {
            *this = {};
            return;
        }
        newest_ = older;
        end_ = header(older).end;
        room_ = pool.block_bytes() - static_cast<std::size_t>(end_ - older);
    }

    [[gnu::noinline, gnu::cold]] void remove_oldest(BlockPool& pool) {
        std::byte* newer = header(oldest_).newer;
        pool.give_back(oldest_);
        if (oldest_ == newest_) {
            *this = {};
            return;
        }
        header(newer).older = nullptr;
        oldest_ = newer;
        begin_ = newer + sizeof(Header);
    }

    std::byte* oldest_ = nullptr;
    std::byte* newest_ = nullptr;
    std::byte* begin_ = nullptr;  // of the records in the oldest block
    std::byte* end_ = nullptr;    // of those in the newest
    std::size_t room_ = 0;        // behind them
};

// Blocks for a table and for chains: filled by a power of two of the table's records, some
// kilobytes in all; but with room for a chained one at least: states may be as large as they like.
inline std::size_t block_bytes(std::size_t table_record, std::size_t chain_record) {
    constexpr std::size_t usual = 16384;
    const std::size_t filled =
        std::bit_floor(std::max<std::size_t>(1, usual / table_record)) * table_record;
    const std::size_t least = RecordChain::header_bytes() + chain_record;
    return (std::max(filled, least) + 15) / 16 * 16;
}

}  // namespace noyes::search
