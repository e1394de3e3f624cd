// An Executor with threads of the system. Not there for WebAssembly.
#pragma once

#include <noyes/base/executor.hpp>

namespace noyes {

// How many threads this machine can run at once; at least 1.
std::size_t machine_threads();

// Threads live as long as one for_each does: they take the jobs by a common counter, so that nobody
// waits while there is work. Where the system gives fewer threads, those it gave do the work. If a
// job throws, no further ones begin and for_each throws the same.
class ThreadExecutor final : public Executor {
   public:
    explicit ThreadExecutor(std::size_t threads = machine_threads());

    void for_each(std::size_t count, const Job& job) override;
    [[nodiscard]] std::size_t threads() const override { return threads_; }

   private:
    std::size_t threads_;
};

}  // namespace noyes
