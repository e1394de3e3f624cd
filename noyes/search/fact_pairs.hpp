// Which pairs of facts have been seen together, estimate by estimate: one bit each in a table that
// does not grow. Two pairs may share a bit, so that something new is taken for old; that only
// changes an order.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/base/run_memory.hpp>
#include <noyes/search/hash.hpp>
#include <noyes/search/undirected.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

namespace noyes::search {

// A domain whose states are described by facts: numbers, in an order such that a step changes few.
template <class D>
concept FactualDomain = UndirectedDomain<D> && requires(const D domain, typename D::State state) {
    domain.for_each_fact(state, [](std::size_t) {});
};

class FactPairs {
   public:
    enum class Novelty : std::uint8_t { of_a_fact = 1, of_a_pair, none };

    // With little memory the table is much smaller, so that most is left for states.
    explicit FactPairs(Run& run) {
        for (bytes_ = most_bytes; bytes_ >= least_bytes; bytes_ /= 16) {
            bits_.emplace(bytes_, RunMemory::Content::zeros, run);
            if (has_memory()) return;
        }
        run.halt_now(Halt::memory_limit);
    }

    [[nodiscard]] bool has_memory() const { return bits_->data() != nullptr; }

    // What is new in a state with that estimate, which is not from now on. Where `before` says what
    // another state with the same estimate has shown, only what differs is looked at.
    Novelty note(std::span<const std::size_t> facts, std::span<const std::size_t> before,
                 Cost estimate) {
        bool new_fact = false;
        bool new_pair = false;
        for (std::size_t i = 0; i < facts.size(); ++i) {
            if (!before.empty() && facts[i] == before[i]) continue;
            new_fact |= set(facts[i], facts[i], estimate);
            const std::size_t end = before.empty() ? i : facts.size();
            for (std::size_t k = 0; k < end; ++k)
                new_pair |= k != i && set(facts[i], facts[k], estimate);
        }
        if (new_fact) return Novelty::of_a_fact;
        return new_pair ? Novelty::of_a_pair : Novelty::none;
    }

   private:
    static constexpr std::uint64_t most_bytes = std::uint64_t{8} << 20;
    static constexpr std::uint64_t least_bytes = std::uint64_t{32} << 10;

    // Whether it was not set. The bits of one fact's pairs with smaller ones lie side by side.
    bool set(std::size_t a, std::size_t b, Cost estimate) {
        const std::uint64_t row = static_cast<std::uint64_t>(estimate) << 32 | std::max(a, b);
        const std::uint64_t bit = mix(row) + std::min(a, b);
        std::byte& place = bits_->data()[bit / 8 % bytes_];
        const std::byte mask = std::byte{1} << (bit % 8);
        const bool is_new = (place & mask) == std::byte{0};
        place |= mask;
        return is_new;
    }

    std::uint64_t bytes_ = 0;
    std::optional<RunMemory> bits_;
};

}  // namespace noyes::search
