#include <noyes/base/run.hpp>

#include <algorithm>
#include <limits>
#include <utility>

namespace noyes {

namespace {
using namespace std::chrono_literals;
constexpr auto aim = 2ms;        // wished time between two askings: well below the 50 ms promised
constexpr auto telling = 100ms;  // time between two reports to the listener
constexpr std::uint64_t children = 64;  // of a node, at most; near the limit each is asked for
constexpr std::uint64_t most_nodes = 1u << 22;
}  // namespace

Run::Run(Limits limits, const StopFlag* stop, ProgressListener listener, MemorySource& source)
    : limits_(limits),
      stop_(stop),
      listener_(std::move(listener)),
      source_(&source),
      executor_(&serial_executor()) {}

std::uint64_t Run::more(std::uint64_t generated, std::uint64_t stored, Cost bound) {
    if (!keep_going()) return 0;
    const std::uint64_t all = finished_ + generated;
    if (limits_.nodes && all >= *limits_.nodes) {
        halt_ = Halt::node_limit;
        return 0;
    }
    if (most_of_this_ && generated >= *most_of_this_) return 0;
    const auto now = elapsed();
    adapt(now - last_asked_);
    last_asked_ = now;
    if (listener_ && now - last_told_ >= telling) tell(all, stored, bound, now);
    std::uint64_t left = std::numeric_limits<std::uint64_t>::max();
    if (limits_.nodes) left = *limits_.nodes - all;
    if (most_of_this_) left = std::min(left, *most_of_this_ - generated);
    return std::min(allowance_, std::max<std::uint64_t>(1, left / children));
}

bool Run::keep_going() {
    if (halt_) return false;
    if (stop_ != nullptr && stop_->raised()) halt_ = Halt::stopped;
    else if (limits_.time && elapsed() >= *limits_.time) halt_ = Halt::time_limit;
    return !halt_;
}

bool Run::take(std::uint64_t bytes) {
    if (limits_.memory && (bytes > *limits_.memory || memory_ > *limits_.memory - bytes)) {
        return false;
    }
    memory_ += bytes;
    peak_memory_ = std::max(peak_memory_, memory_);
    return true;
}

void Run::give_back(std::uint64_t bytes) { memory_ -= bytes; }

void Run::tell(std::uint64_t generated, std::uint64_t stored, Cost bound,
               std::chrono::nanoseconds now) {
    last_told_ = now;
    listener_({.elapsed = now,
               .generated = generated,
               .stored = stored,
               .memory_bytes = memory_,
               .bound = bound});
}

void Run::adapt(std::chrono::nanoseconds since_last) {
    if (since_last < aim) allowance_ = std::min(allowance_ * 2, most_nodes);
    else if (since_last > 2 * aim) allowance_ = std::max<std::uint64_t>(allowance_ / 2, 1);
}

}  // namespace noyes
