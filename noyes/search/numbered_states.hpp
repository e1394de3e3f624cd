// States numbered in the order in which they are found, each once, found again by the state itself.
//
// The states lie packed one behind the other; beside them is a table of their numbers. With states
// of 8 bytes that is 13 to 16 bytes a state.
#pragma once

#include <noyes/search/hash.hpp>
#include <noyes/search/number_table.hpp>
#include <noyes/search/record.hpp>
#include <noyes/search/undirected.hpp>

#include <optional>
#include <vector>

namespace noyes::search {

template <UndirectedDomain D>
class NumberedStates {
   public:
    using Number = NumberTable::Number;

    NumberedStates(const D& domain, Run& run)
        : run_(run), layout_(domain, KeepCost::no), table_(run) {}
    NumberedStates(const NumberedStates&) = delete;
    NumberedStates& operator=(const NumberedStates&) = delete;
    ~NumberedStates() {
        for (std::byte* block : blocks_) give_back(block);
    }

    [[nodiscard]] std::uint64_t size() const { return size_; }

    [[nodiscard]] const std::byte* state(Number number) const {
        return blocks_[number / block_states] + std::size_t{number % block_states} * record_bytes();
    }

    // Where domains have one. It is set once the state is added.
    [[nodiscard]] Clue clue(Number number) const
        requires CluedDomain<D>
    {
        return static_cast<Clue>(state(number)[layout_.packed_size()]);
    }
    void set_newest_clue(Clue clue)
        requires CluedDomain<D>
    {
        next_[-1] = static_cast<std::byte>(clue);
    }

    enum class News : std::uint8_t { no_memory, known, first };

    // Adds a state unless it is here.
    News add(const std::byte* packed) {
        if (next_ == end_ && !append_block()) return News::no_memory;
        if (size_ >= table_.most() && !grow()) return News::no_memory;
        const auto fresh = static_cast<Number>(size_);
        const auto is_it = [&](Number number) { return layout_.same_state(state(number), packed); };
        if (table_.find_or_enter(hash_of(packed), fresh, is_it) != fresh) return News::known;
        std::memcpy(next_, packed, layout_.packed_size());
        next_ += record_bytes();
        ++size_;
        return News::first;
    }

    // The number of a state, if it is here. Not to be called before the first is added.
    [[nodiscard]] std::optional<Number> find(const std::byte* packed) const {
        const auto none = static_cast<Number>(size_);
        const auto is_it = [&](Number number) { return layout_.same_state(state(number), packed); };
        const Number number = table_.find(hash_of(packed), none, is_it);
        return number == none ? std::nullopt : std::optional(number);
    }

   private:
    static constexpr std::size_t block_states = 64;

    [[nodiscard]] std::uint64_t hash_of(const std::byte* packed) const {
        return hash_bytes(packed, layout_.packed_size());
    }

    [[nodiscard]] std::size_t record_bytes() const {
        return layout_.packed_size() + (CluedDomain<D> ? sizeof(Clue) : 0);
    }
    [[nodiscard]] std::size_t block_bytes() const { return block_states * record_bytes(); }

    [[gnu::noinline, gnu::cold]] bool append_block() {
        if (run_.take(block_bytes())) {
            std::byte* block = run_.memory_source().take(block_bytes());
            if (block != nullptr) {
                blocks_.push_back(block);
                next_ = block;
                end_ = block + block_bytes();
                return true;
            }
            run_.give_back(block_bytes());
        }
        run_.halt_now(Halt::memory_limit);
        return false;
    }

    [[gnu::noinline, gnu::cold]] bool grow() {
        const auto hash = [&](Number number) { return hash_of(state(number)); };
        if (size_ < NumberTable::most_numbers && table_.grow(static_cast<Number>(size_), hash))
            return true;
        run_.halt_now(Halt::memory_limit);
        return false;
    }

    void give_back(std::byte* block) {
        run_.memory_source().give_back(block, block_bytes());
        run_.give_back(block_bytes());
    }

    Run& run_;
    RecordLayout<D> layout_;
    NumberTable table_;
    std::vector<std::byte*> blocks_;  // of packed states
    std::byte* next_ = nullptr;       // the next state's place in the last block
    std::byte* end_ = nullptr;        // of that block
    std::uint64_t size_ = 0;
};

}  // namespace noyes::search
