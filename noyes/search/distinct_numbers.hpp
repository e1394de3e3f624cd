// Takes numbers in any order, millions of them and most more than once, and gives each of them
// once, ascending.
//
// They lie in one array. When it is full it is sorted, and numbers met again are dropped; if that
// does not help it grows, and if it may not grow any more they are put away as a run. The runs are
// merged in the end.
#pragma once

#include <noyes/base/run_memory.hpp>
#include <noyes/search/ascending.hpp>
#include <noyes/search/sort_numbers.hpp>

#include <memory>
#include <optional>

namespace noyes::search {

class DistinctNumbers {
   public:
    // The array has at most so many numbers.
    DistinctNumbers(Run& run, BlockPool& pool, std::size_t most)
        : run_(run), pool_(pool), most_(most) {}

    // False: no memory.
    [[nodiscard]] bool add(std::uint64_t number) {
        if (count_ == capacity_ && !make_room()) return false;
        numbers()[count_++] = number;
        return true;
    }

    // Calls f(number) for each until it returns false, and forgets them all. Whether it came to the
    // end.
    template <class F>
    bool take_all(F f) {
        drop_repeated();
        const bool all = merge(f);
        count_ = 0;
        runs_.clear();
        return all;
    }

   private:
    static constexpr std::size_t first_capacity = std::size_t{1} << 12;

    // Numbers, and as much again to sort them.
    struct Room {
        RunMemory numbers;
        RunMemory scratch;
        Room(std::size_t capacity, Run& run)
            : numbers(capacity * sizeof(std::uint64_t), RunMemory::Content::anything, run),
              scratch(capacity * sizeof(std::uint64_t), RunMemory::Content::anything, run) {}
        [[nodiscard]] bool is_there() const {
            return numbers.data() != nullptr && scratch.data() != nullptr;
        }
    };

    [[nodiscard]] std::uint64_t* numbers() const {
        return reinterpret_cast<std::uint64_t*>(room_->numbers.data());
    }
    [[nodiscard]] std::uint64_t* scratch() const {
        return reinterpret_cast<std::uint64_t*>(room_->scratch.data());
    }

    bool make_room() {
        drop_repeated();
        if (capacity_ != 0 && count_ <= capacity_ / 2) return true;
        return grow() || put_away();
    }

    void drop_repeated() {
        if (count_ == 0) return;
        const std::span<std::uint64_t> all(numbers(), count_);
        sort_numbers(all, {scratch(), count_});
        count_ = static_cast<std::size_t>(std::ranges::unique(all).begin() - all.begin());
    }

    bool grow() {
        const std::size_t capacity = std::max(first_capacity, 2 * capacity_);
        if (capacity > std::max(most_, first_capacity)) return false;
        auto larger = std::make_unique<Room>(capacity, run_);
        if (!larger->is_there()) return capacity_ == 0 && out_of_memory();
        if (count_ != 0)
            std::copy_n(numbers(), count_,
                        reinterpret_cast<std::uint64_t*>(larger->numbers.data()));
        room_ = std::move(larger);
        capacity_ = capacity;
        return true;
    }

    bool put_away() {
        if (capacity_ == 0) return out_of_memory();
        Ascending& away = runs_.emplace_back(pool_);
        for (std::size_t i = 0; i < count_; ++i) {
            if (!away.add(numbers()[i])) return false;
        }
        count_ = 0;
        return true;
    }

    bool out_of_memory() {
        run_.halt_now(Halt::memory_limit);
        return false;
    }

    template <class F>
    bool merge(F f) {
        std::vector<Ascending::Reader> readers(runs_.begin(), runs_.end());
        std::size_t i = 0;
        for (;;) {
            std::optional<std::uint64_t> least;
            if (i < count_) least = numbers()[i];
            for (const auto& reader : readers) {
                if (reader && (!least || reader.number() < *least)) least = reader.number();
            }
            if (!least) return true;
            if (i < count_ && numbers()[i] == *least) ++i;
            for (auto& reader : readers) {
                if (reader && reader.number() == *least) reader.next();
            }
            if (!f(*least)) return false;
        }
    }

    Run& run_;
    BlockPool& pool_;
    std::size_t most_;
    std::unique_ptr<Room> room_;
    std::size_t capacity_ = 0;
    std::size_t count_ = 0;
    std::vector<Ascending> runs_;
};

}  // namespace noyes::search
