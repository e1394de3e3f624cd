// Memory for stored states in blocks of one size, asked for before it is taken. Blocks given back
// are used again, so nothing is lost to fragmentation and the count is what the process holds.
#pragma once

#include <noyes/base/run.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <vector>

namespace noyes::search {

class BlockPool {
   public:
    BlockPool(Run& run, std::size_t block_bytes) : run_(run), block_bytes_(block_bytes) {}
    BlockPool(const BlockPool&) = delete;
    BlockPool& operator=(const BlockPool&) = delete;
    ~BlockPool() {
        for (const Slab& slab : slabs_) run_.memory_source().give_back(slab.begin, slab.bytes);
        run_.give_back(taken_);
    }

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
    struct Slab {
        std::byte* begin;
        std::size_t bytes;
    };

    // Slabs double up to two large pages, so that small searches stay small.
    static constexpr std::size_t largest_slab = std::size_t{4} << 20;

    bool grow() {
        const std::size_t wished =
            std::clamp(std::bit_floor(taken_), block_bytes_, std::max(largest_slab, block_bytes_));
        if (add_slab(wished) || (wished > block_bytes_ && add_slab(block_bytes_))) return true;
        run_.halt_now(Halt::memory_limit);
        return false;
    }

    bool add_slab(std::size_t bytes) {
        if (!run_.take(bytes)) return false;
        std::byte* slab = run_.memory_source().take(bytes);
        if (slab == nullptr) {
            run_.give_back(bytes);
            return false;
        }
        for (std::size_t i = bytes / block_bytes_; i-- > 0;) {
            free_.push_back(slab + i * block_bytes_);
        }
        slabs_.push_back({slab, bytes});
        taken_ += bytes;
        return true;
    }

    Run& run_;
    std::size_t block_bytes_;
    std::size_t taken_ = 0;
    std::vector<Slab> slabs_;
    std::vector<std::byte*> free_;
};

}  // namespace noyes::search
