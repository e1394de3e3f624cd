// Records one after another in blocks of a pool, taken from either end.
//
//   oldest | header | record | record | -> | header | record | .. | newest
#pragma once

#include <noyes/search/block_pool.hpp>

#include <algorithm>
#include <bit>
#include <cstring>

namespace noyes::search {

class RecordChain {
   public:
    [[nodiscard]] bool empty() const { return oldest_ == nullptr; }

    // Where to write the new record; nullptr if there is no memory.
    std::byte* push(BlockPool& pool, std::size_t record_bytes) {
        if (newest_ == nullptr || header(newest_).end + record_bytes > pool.block_bytes()) {
            if (!append(pool)) return nullptr;
        }
        Header& header = this->header(newest_);
        std::byte* place = newest_ + header.end;
        header.end += record_bytes;
        return place;
    }

    // Not to be called on an empty chain.
    void pop_newest(BlockPool& pool, std::size_t record_bytes, std::byte* out) {
        Header& header = this->header(newest_);
        header.end -= record_bytes;
        std::memcpy(out, newest_ + header.end, record_bytes);
        if (header.begin != header.end) return;
        std::byte* older = header.older;
        pool.give_back(newest_);
        newest_ = older;
        if (older == nullptr) oldest_ = nullptr;
        else this->header(older).newer = nullptr;
    }

    void pop_oldest(BlockPool& pool, std::size_t record_bytes, std::byte* out) {
        Header& header = this->header(oldest_);
        std::memcpy(out, oldest_ + header.begin, record_bytes);
        header.begin += record_bytes;
        if (header.begin != header.end) return;
        std::byte* newer = header.newer;
        pool.give_back(oldest_);
        oldest_ = newer;
        if (newer == nullptr) newest_ = nullptr;
        else this->header(newer).older = nullptr;
    }

    static constexpr std::size_t header_bytes() { return sizeof(Header); }

   private:
    struct Header {
        std::byte* older;
        std::byte* newer;
        std::size_t begin;  // offsets in the block
        std::size_t end;
    };

    static Header& header(std::byte* block) { return *reinterpret_cast<Header*>(block); }

    bool append(BlockPool& pool) {
        std::byte* block = pool.take();
        if (block == nullptr) return false;
        new (block) Header{newest_, nullptr, sizeof(Header), sizeof(Header)};
        if (newest_ == nullptr) oldest_ = block;
        else header(newest_).newer = block;
        newest_ = block;
        return true;
    }

    std::byte* oldest_ = nullptr;
    std::byte* newest_ = nullptr;
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
