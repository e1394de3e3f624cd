// Where large pieces of memory come from. The default is the ordinary allocator; a program may
// bring its own, for instance one that asks the system for large pages.
#pragma once

#include <cstddef>

namespace noyes {

class MemorySource {
   public:
    MemorySource() = default;
    MemorySource(const MemorySource&) = delete;
    MemorySource& operator=(const MemorySource&) = delete;
    virtual ~MemorySource() = default;

    // nullptr if there is none.
    virtual std::byte* take(std::size_t bytes) = 0;
    // The same, all zero: for some sources that is no work.
    virtual std::byte* take_zeros(std::size_t bytes);
    virtual void give_back(std::byte* piece, std::size_t bytes) = 0;
};

MemorySource& ordinary_memory();

}  // namespace noyes
