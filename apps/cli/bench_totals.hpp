// How the boards of a benchmark went, in all.
#pragma once

#include "tally.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace noyes::cli {

class BenchTotals {
   public:
    // A record as the benchmark writes it.
    void count(const Json& record);
    // Of what was made before the first board.
    void add_setup(double seconds) { setup_seconds_ += seconds; }

    [[nodiscard]] std::uint64_t boards() const { return tally_.records(); }
    [[nodiscard]] Exit exit() const;
    // Lines of a label and a value.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] Json json() const;

   private:
    // Lengths found beside lengths given, over the boards that have both.
    struct Lengths {
        std::uint64_t boards = 0;
        std::uint64_t found = 0;
        std::uint64_t given = 0;

        void count(const Json& record, const char* key);
        [[nodiscard]] std::string excess() const;  // "12 moves more (1.3 %)"
        [[nodiscard]] Json json() const;
    };

    [[nodiscard]] std::string length_text() const;
    [[nodiscard]] std::string seconds_row() const;

    Tally tally_;
    std::uint64_t solved_ = 0;
    std::uint64_t proven_ = 0;
    std::uint64_t moves_ = 0;
    std::uint64_t as_known_ = 0;
    std::uint64_t wrong_ = 0;
    std::uint64_t as_published_ = 0;
    std::uint64_t not_as_published_ = 0;
    Lengths known_;   // shortest
    Lengths others_;  // as others found them
    std::uint64_t generated_ = 0;
    std::vector<double> seconds_;  // of each board, sorted
    double all_seconds_ = 0;
    double setup_seconds_ = 0;
};

}  // namespace noyes::cli
