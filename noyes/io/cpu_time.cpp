#include <noyes/io/cpu_time.hpp>

#include <ctime>

namespace noyes::io {

std::chrono::nanoseconds thread_cpu_time() {
    std::timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return std::chrono::seconds{used.tv_sec} + std::chrono::nanoseconds{used.tv_nsec};
}

}  // namespace noyes::io
