// Ascending numbers, kept as the differences between them: seven bits of one a byte, the last byte
// below 128. Millions of states of a layer, numbered by their domain, take two or three bytes each.
//
//   5, 300, 301   is   | 5 | 128 + 39 | 2 | 1 |
#pragma once

#include <noyes/search/block_pool.hpp>

#include <utility>

namespace noyes::search {

class Ascending {
   public:
    explicit Ascending(BlockPool& pool) : pool_(&pool) {}
    Ascending(Ascending&& other) noexcept
        : pool_(other.pool_),
          blocks_(std::exchange(other.blocks_, {})),
          next_(std::exchange(other.next_, nullptr)),
          end_(std::exchange(other.end_, nullptr)),
          last_(other.last_),
          size_(std::exchange(other.size_, 0)) {}
    Ascending(const Ascending&) = delete;
    Ascending& operator=(const Ascending&) = delete;
    Ascending& operator=(Ascending&&) = delete;
    ~Ascending() {
        for (std::byte* block : blocks_) pool_->give_back(block);
    }

    [[nodiscard]] std::uint64_t size() const { return size_; }

    // A number larger than all before. False: no memory.
    [[nodiscard]] bool add(std::uint64_t number) {
        std::uint64_t rest = number - last_;
        last_ = number;
        ++size_;
        while (rest >= more) {
            if (!put(static_cast<std::byte>(rest % more | more))) return false;
            rest /= more;
        }
        return put(static_cast<std::byte>(rest));
    }

    // Goes through the numbers:  for (Reader all(numbers); all; all.next()) use(all.number());
    class Reader {
       public:
        explicit Reader(const Ascending& numbers)
            : blocks_(numbers.blocks_.data()),
              block_bytes_(numbers.pool_->block_bytes()),
              left_(numbers.size_) {
            if (left_ != 0) read();
        }

        explicit operator bool() const { return left_ != 0; }
        [[nodiscard]] std::uint64_t number() const { return number_; }
        void next() {
            if (--left_ != 0) read();
        }
        // To the first number that is not smaller; whether it is that one.
        bool seek(std::uint64_t number) {
            while (left_ != 0 && number_ < number) next();
            return left_ != 0 && number_ == number;
        }

       private:
        void read() {
            unsigned shift = 0;
            std::uint64_t byte = take();
            std::uint64_t difference = byte % more;
            while (byte >= more) {
                byte = take();
                shift += 7;
                difference |= byte % more << shift;
            }
            number_ += difference;
        }

        std::uint64_t take() {
            if (next_ == end_) {
                next_ = *blocks_++;
                end_ = next_ + block_bytes_;
            }
            return static_cast<std::uint64_t>(*next_++);
        }

        std::byte* const* blocks_;
        std::size_t block_bytes_;
        std::uint64_t left_;
        const std::byte* next_ = nullptr;
        const std::byte* end_ = nullptr;
        std::uint64_t number_ = 0;
    };

   private:
    static constexpr std::uint64_t more = 128;  // set in all bytes of a difference but the last

    bool put(std::byte byte) {
        if (next_ == end_ && !append_block()) return false;
        *next_++ = byte;
        return true;
    }

    bool append_block() {
        std::byte* block = pool_->take();
        if (block == nullptr) return false;
        blocks_.push_back(block);
        next_ = block;
        end_ = block + pool_->block_bytes();
        return true;
    }

    BlockPool* pool_;
    std::vector<std::byte*> blocks_;
    std::byte* next_ = nullptr;
    std::byte* end_ = nullptr;
    std::uint64_t last_ = 0;
    std::uint64_t size_ = 0;
};

}  // namespace noyes::search
