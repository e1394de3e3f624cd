#include <noyes/base/memory_source.hpp>

#include <algorithm>
#include <new>

namespace noyes {

namespace {

class OrdinaryMemory final : public MemorySource {
   public:
    std::byte* take(std::size_t bytes) override { return new (std::nothrow) std::byte[bytes]; }
    void give_back(std::byte* piece, std::size_t) override { delete[] piece; }
};

}  // namespace

std::byte* MemorySource::take_zeros(std::size_t bytes) {
    std::byte* const piece = take(bytes);
    if (piece != nullptr) std::fill_n(piece, bytes, std::byte{0});
    return piece;
}

MemorySource& ordinary_memory() {
    static OrdinaryMemory ordinary;
    return ordinary;
}

}  // namespace noyes
