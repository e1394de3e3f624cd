// One piece of work under way: its clock, its limits, its stop flag and who listens to it.
//
// A search counts down an allowance of nodes to expand and comes back when it is used up:
//
//   if (allowance == 0) allowance = run.more(generated, stored, bound);
//   if (allowance == 0) return;      // run.halt() says why
//   --allowance;
//
// and asks before it takes memory: if (!run.take(bytes)) return;   // run.halt() says why
#pragma once

#include <noyes/base/executor.hpp>
#include <noyes/base/limits.hpp>
#include <noyes/base/memory_source.hpp>
#include <noyes/base/progress.hpp>
#include <noyes/base/stop_flag.hpp>

#include <chrono>
#include <cstdint>
#include <optional>

namespace noyes {

// Why work ended before it was done.
enum class Halt : std::uint8_t { time_limit, node_limit, memory_limit, stopped };

class Run {
   public:
    using Clock = std::chrono::steady_clock;

    Run() : Run(Limits{}) {}
    explicit Run(Limits limits, const StopFlag* stop = nullptr, ProgressListener listener = {},
                 MemorySource& source = ordinary_memory());

    // How many more nodes may be expanded before asking again; 0 means: end now, see halt(). The
    // allowance adapts to the search's speed, so that limits hold within milliseconds, and shrinks
    // towards the node limit, so that it is passed by less than the children of one node.
    [[nodiscard]] std::uint64_t more(std::uint64_t generated, std::uint64_t stored, Cost bound);

    // For work that consists of many searches. The one that begins now is given up after so many
    // nodes: `more` ends it, but nothing is halted.
    void give_up_after(std::uint64_t nodes) { most_of_this_ = nodes; }
    // Nodes of a search that is over: `more` counts them in.
    void add_finished(std::uint64_t generated) {
        finished_ += generated;
        most_of_this_.reset();
    }

    // For work that counts no nodes: false means end now.
    [[nodiscard]] bool keep_going();

    // Memory is asked for before it is allocated and given back after it is freed. False means that
    // the budget does not allow it; whoever cannot do with less then halts the run.
    [[nodiscard]] bool take(std::uint64_t bytes);
    void give_back(std::uint64_t bytes);
    [[nodiscard]] MemorySource& memory_source() const { return *source_; }

    // Who does the work: the calling thread alone, unless somebody brings others.
    [[nodiscard]] Executor& executor() const { return *executor_; }
    void set_executor(Executor& executor) { executor_ = &executor; }

    // For limits that a search meets by itself, such as the depth of the stack.
    void halt_now(Halt why) {
        if (!halt_) halt_ = why;
    }

    [[nodiscard]] std::optional<Halt> halt() const { return halt_; }
    [[nodiscard]] std::uint64_t memory() const { return memory_; }
    [[nodiscard]] std::uint64_t peak_memory() const { return peak_memory_; }
    [[nodiscard]] std::chrono::nanoseconds elapsed() const { return Clock::now() - start_; }

   private:
    void tell(std::uint64_t generated, std::uint64_t stored, Cost bound,
              std::chrono::nanoseconds now);
    void adapt(std::chrono::nanoseconds since_last);

    Limits limits_;
    const StopFlag* stop_;
    ProgressListener listener_;
    MemorySource* source_;
    Executor* executor_;
    Clock::time_point start_ = Clock::now();
    std::chrono::nanoseconds last_asked_{};
    std::chrono::nanoseconds last_told_{};
    std::uint64_t finished_ = 0;
    std::optional<std::uint64_t> most_of_this_;  // nodes of the search under way
    std::uint64_t allowance_ = 1;                // doubles to what the search is fast enough for
    std::uint64_t memory_ = 0;
    std::uint64_t peak_memory_ = 0;
    std::optional<Halt> halt_;
};

}  // namespace noyes
