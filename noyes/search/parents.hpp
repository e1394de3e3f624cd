// From which state each numbered state was reached, and by which move.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/search/domain.hpp>
#include <noyes/search/number_table.hpp>

#include <cstring>
#include <vector>

namespace noyes::search {

class Parents {
   public:
    using Number = NumberTable::Number;

    explicit Parents(Run& run) : run_(run) {}
    Parents(const Parents&) = delete;
    Parents& operator=(const Parents&) = delete;
    ~Parents() { run_.give_back(blocks_.size() * block_bytes); }

    // Of the next state. False without memory.
    bool add(Number parent) {
        if (blocks_.empty() || blocks_.back().size() == block_numbers) {
            if (!run_.take(block_bytes)) {
                run_.halt_now(Halt::memory_limit);
                return false;
            }
            blocks_.emplace_back().reserve(block_numbers);
        }
        blocks_.back().push_back(parent);
        return true;
    }
    [[nodiscard]] Number operator[](Number number) const {
        return blocks_[number / block_numbers][number % block_numbers];
    }

   private:
    static constexpr std::size_t block_numbers = 4096;
    static constexpr std::size_t block_bytes = block_numbers * sizeof(Number);

    Run& run_;
    std::vector<std::vector<Number>> blocks_;
};

// The move that leads from one packed state to another, which is its child.
template <PackableDomain D>
typename D::Move move_between(const D& domain, const std::byte* from, const std::byte* to) {
    typename D::State state = domain.start();
    domain.unpack(from, state);
    std::vector<std::byte> packed(domain.packed_size());
    typename D::Move move{};
    domain.for_each_child(state, NoMove{}, [&](auto step, const auto& child, Cost) {
        domain.pack(child, packed.data());
        if (std::memcmp(packed.data(), to, packed.size()) != 0) return false;
        move = step;
        return true;
    });
    return move;
}

}  // namespace noyes::search
