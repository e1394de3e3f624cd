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

    static constexpr std::size_t page = std::size_t{2} << 20;
    // What is taken is whole pages, if it is one at least.
    static constexpr std::size_t up_to_page(std::size_t bytes) {
        return (bytes + page - 1) / page * page;
    }
};

}  // namespace noyes::io
