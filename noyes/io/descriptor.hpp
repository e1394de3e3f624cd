// A file descriptor that closes itself.
#pragma once

#include <unistd.h>

#include <utility>

namespace noyes::io {

class Descriptor {
   public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }

    [[nodiscard]] bool valid() const { return number_ >= 0; }
    [[nodiscard]] int number() const { return number_; }
    // Whoever calls this closes it.
    [[nodiscard]] int release() { return std::exchange(number_, -1); }

   private:
    int number_;
};

}  // namespace noyes::io
