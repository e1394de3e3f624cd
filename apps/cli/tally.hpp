// How the boards of a list went, and the exit code that makes.
#pragma once

#include <apps/play/exit.hpp>

#include "json.hpp"
#include "shared.hpp"

#include <cstdint>
#include <string>

namespace noyes::cli {

class Tally {
   public:
    // A record of batch, new or read back.
    void count(const Json& record);

    [[nodiscard]] std::uint64_t records() const { return records_; }
    // Bad lines count before wrong lengths and boards without a solution, these before limits.
    [[nodiscard]] Exit exit() const;
    // "1,000 boards: 998 optimal, 1 unsolvable, 1 bad line"
    [[nodiscard]] std::string text() const;

   private:
    std::uint64_t records_ = 0;
    std::uint64_t optimal_ = 0;
    std::uint64_t solved_ = 0;
    std::uint64_t unsolvable_ = 0;
    std::uint64_t limited_ = 0;
    std::uint64_t bad_ = 0;
    std::uint64_t mismatched_ = 0;
};

}  // namespace noyes::cli
