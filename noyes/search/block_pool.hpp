// Memory for stored states in blocks of one size, asked for before it is taken. Blocks given back
// are used again, so nothing is lost to fragmentation and the count is what the process holds.
#pragma once

#include <noyes/base/run.hpp>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <vector>

namespace noyes::search {

class BlockPool {
   public:
    BlockPool(Run& run, std::size_t block_bytes) : run_(run), block_bytes_(block_bytes) {}
    BlockPool(const BlockPool&) = delete;
    BlockPool& operator=(const BlockPool&) = delete;
    ~BlockPool() { run_.give_back(taken_); }

    [[nodiscard]] std::size_t block_bytes() const { return block_bytes_; }

    // Not cleared; nullptr if the budget, or the machine, has no more: then the run has halted.
    [[nodiscard]] std::byte* take() {
        if (free_.empty() && !grow()) return nullptr;
        std::byte* block = free_.back();
        free_.pop_back();
        return block;
    }

    void give_back(std::byte* block) { free_.push_back(block); }

   private:
    // Slabs double up to a megabyte, so that small searches stay small.
    static constexpr std::size_t largest_slab = 1u << 20;

    bool grow() {
        const std::size_t wished = std::min(largest_slab, std::max(taken_, block_bytes_));
        const std::size_t blocks = std::max<std::size_t>(1, wished / block_bytes_);
        if (add_slab(blocks) || (blocks > 1 && add_slab(1))) return true;
        run_.halt_now(Halt::memory_limit);
        return false;
    }

    bool add_slab(std::size_t blocks) {
        const std::size_t bytes = blocks * block_bytes_;
        if (!run_.take(bytes)) return false;
        std::unique_ptr<std::byte[]> slab(new (std::nothrow) std::byte[bytes]);
        if (!slab) {
            run_.give_back(bytes);
            return false;
        }
        for (std::size_t i = blocks; i-- > 0;) free_.push_back(slab.get() + i * block_bytes_);
        slabs_.push_back(std::move(slab));
        taken_ += bytes;
        return true;
    }

    Run& run_;
    std::size_t block_bytes_;
    std::size_t taken_ = 0;
    std::vector<std::unique_ptr<std::byte[]>> slabs_;
    std::vector<std::byte*> free_;
};

}  // namespace noyes::search
