// What the threads of one search share: the run's limits, and which of the parts that they work on
// has a solution.
//
// Parts are numbered in the order in which one thread alone would search them. A solution in one
// makes the later ones superfluous, never the earlier ones: so the solution found in the end does
// not depend on the number of threads.
#pragma once

#include <noyes/base/run.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace noyes::search {

class Team {
   public:
    explicit Team(Run& run) : run_(run) {}

    // How many more nodes the thread that works on a part may expand; 0 means: end now.
    // `generated`: nodes since it last asked. A Run is for one thread at a time: who finds another
    // one asking goes on with what was allowed last.
    [[nodiscard]] std::uint64_t more(std::size_t part, std::uint64_t generated, Cost bound) {
        generated_.fetch_add(generated, std::memory_order_relaxed);
        if (is_superfluous(part) || halted()) return 0;
        if (asking_.test_and_set(std::memory_order_acquire)) return allowance_.load();
        const std::uint64_t allowance =
            run_.more(generated_.load(), static_cast<std::uint64_t>(bound) + 1, bound);
        allowance_ = allowance == 0 ? 1 : allowance;
        if (allowance == 0) halted_ = true;
        asking_.clear(std::memory_order_release);
        return allowance;
    }

    void halt(Halt why) {
        const Turn turn(asking_);
        run_.halt_now(why);
        halted_ = true;
    }
    [[nodiscard]] bool halted() const { return halted_.load(std::memory_order_relaxed); }

    // Memory for one of the threads. False: there is none, and the search halts.
    [[nodiscard]] bool take(std::uint64_t bytes) {
        const Turn turn(asking_);
        if (run_.take(bytes)) return true;
        run_.halt_now(Halt::memory_limit);
        halted_ = true;
        return false;
    }
    void give_back(std::uint64_t bytes) {
        const Turn turn(asking_);
        run_.give_back(bytes);
    }

    // A part has a solution.
    void solve(std::size_t part) {
        std::size_t first = first_solved_.load();
        while (part < first && !first_solved_.compare_exchange_weak(first, part)) {
        }
    }
    [[nodiscard]] bool is_superfluous(std::size_t part) const {
        return first_solved_.load(std::memory_order_relaxed) < part;
    }
    [[nodiscard]] bool is_solved() const { return first_solved_.load() != none; }
    [[nodiscard]] std::size_t first_solved() const { return first_solved_.load(); }

   private:
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    // Waits until nobody else speaks with the run. Rare, and short.
    class Turn {
       public:
        explicit Turn(std::atomic_flag& asking) : asking_(asking) {
            while (asking_.test_and_set(std::memory_order_acquire)) {
            }
        }
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;
        ~Turn() { asking_.clear(std::memory_order_release); }

       private:
        std::atomic_flag& asking_;
    };

    Run& run_;
    std::atomic_flag asking_ = ATOMIC_FLAG_INIT;
    std::atomic<bool> halted_ = false;
    std::atomic<std::uint64_t> generated_ = 0;
    std::atomic<std::uint64_t> allowance_ = 1;
    std::atomic<std::size_t> first_solved_ = none;
};

}  // namespace noyes::search
