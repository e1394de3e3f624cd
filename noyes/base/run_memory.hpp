// A large piece of memory that a run counts: given back in the end, or kept by a table.
#pragma once

#include <noyes/base/run.hpp>

#include <limits>
#include <memory>
#include <span>
#include <utility>

namespace noyes {

class RunMemory {
   public:
    enum class Content : bool { anything, zeros };

    // Without data if the run does not allow it or there is none.
    RunMemory(std::uint64_t bytes, Content content, Run& run) : bytes_(bytes), run_(run) {
        if (bytes > std::numeric_limits<std::size_t>::max() || !run.take(bytes)) return;
        taken_ = true;
        MemorySource& source = run.memory_source();
        data_ = content == Content::zeros ? source.take_zeros(size()) : source.take(size());
    }
    RunMemory(const RunMemory&) = delete;
    RunMemory& operator=(const RunMemory&) = delete;
    ~RunMemory() {
        if (data_ != nullptr) run_.memory_source().give_back(data_, size());
        if (taken_) run_.give_back(bytes_);
    }

    [[nodiscard]] std::byte* data() const { return data_; }
    [[nodiscard]] std::span<std::byte> bytes() const { return {data_, size()}; }

    // Whoever keeps this keeps the bytes; the run goes on counting them.
    [[nodiscard]] std::shared_ptr<const void> release() {
        const auto give_back = [source = &run_.memory_source(), bytes = size()](std::byte* data) {
            source->give_back(data, bytes);
        };
        taken_ = false;
        return std::shared_ptr<std::byte>(std::exchange(data_, nullptr), give_back);
    }

   private:
    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(bytes_); }

    std::uint64_t bytes_;
    Run& run_;
    bool taken_ = false;
    std::byte* data_ = nullptr;
};

}  // namespace noyes
