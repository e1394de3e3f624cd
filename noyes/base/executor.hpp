// Runs jobs that do not depend on each other. Whoever has such work takes an Executor& and leaves
// it to the program whether one thread does all of it or several do.
//
//   executor.for_each(blocks.size(), [&](std::size_t i) { expand(blocks[i]); });
#pragma once

#include <cstddef>
#include <functional>

namespace noyes {

class Executor {
   public:
    using Job = std::function<void(std::size_t)>;

    Executor() = default;
    Executor(const Executor&) = delete;
    Executor& operator=(const Executor&) = delete;
    virtual ~Executor() = default;

    // Calls job(0) .. job(count-1), each once, and returns when all are done. They are begun in
    // this order, but several may run at once; the calling thread works, too.
    virtual void for_each(std::size_t count, const Job& job) = 0;

    // How many jobs run at once, at most.
    [[nodiscard]] virtual std::size_t threads() const = 0;
};

// One after the other, in the calling thread: all that WebAssembly has.
class SerialExecutor final : public Executor {
   public:
    void for_each(std::size_t count, const Job& job) override {
        for (std::size_t i = 0; i < count; ++i) job(i);
    }
    [[nodiscard]] std::size_t threads() const override { return 1; }
};

// One for whoever has none; it has no state.
inline SerialExecutor& serial_executor() {
    static SerialExecutor executor;
    return executor;
}

}  // namespace noyes
