// States taken from the queue that wait a little longer, until their places in the table are
// fetched: a ring, the first taken is the first out.
#pragma once

#include <noyes/search/record.hpp>

#include <array>
#include <cstdint>
#include <vector>

namespace noyes::search {

template <PackableDomain D>
class Hand {
    using Move = typename D::Move;

   public:
    static constexpr std::size_t most = 32;

    struct Taken {
        const std::byte* packed;
        std::uint64_t hash;
        Cost g;
        Move move;
    };

    explicit Hand(RecordLayout<D> layout) : layout_(layout), packed_(most * layout.packed_size()) {}

    [[nodiscard]] std::size_t size() const { return end_ - begin_; }
    [[nodiscard]] bool empty() const { return begin_ == end_; }

    // Adds what a record of the queue holds, not more than `most`.
    void add(const std::byte* record, Cost g, std::uint64_t hash) {
        const std::size_t slot = end_++ % most;
        std::byte* packed = packed_.data() + slot * layout_.packed_size();
        std::memcpy(packed, record, layout_.packed_size());
        taken_[slot] = {packed, hash, g, layout_.move(record)};
    }

    // The one taken first, removed; it lies there until the next is added.
    const Taken& next() { return taken_[begin_++ % most]; }

   private:
    RecordLayout<D> layout_;
    std::vector<std::byte> packed_;
    std::array<Taken, most> taken_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

}  // namespace noyes::search
