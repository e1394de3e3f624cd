// Memory in large pages where the system has them: states lie scattered over hundreds of megabytes,
// and every look at one would otherwise also miss the table of pages.
#pragma once

#include <noyes/base/memory_source.hpp>

namespace noyes::io {

class LargePages final : public MemorySource {
   public:
    std::byte* take(std::size_t bytes) override;
    std::byte* take_zeros(std::size_t bytes) override;
    void give_back(std::byte* piece, std::size_t bytes) override;
};

}  // namespace noyes::io
