// What the benchmarks share: CPU time, Korf's boards, and a figure shown beside its target.
#pragma once

#include <noyes/tiles/homes.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <span>

namespace noyes::bench {

// CPU time, not wall time: the machine may be busy with other things.
inline double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

template <class Work>
double time_of(Work work) {
    const double start = cpu_seconds();
    work();
    return cpu_seconds() - start;
}

// Korf's boards have the blank's home first: 0 1 2 ... 15.
inline constexpr tiles::Homes korf_homes{{4, 4}, 0};
using KorfBoard = std::array<tiles::Tile, 16>;
inline constexpr KorfBoard korf_1{14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3};
inline constexpr std::uint64_t korf_1_generated = 276'361'933;  // published, root included
inline constexpr KorfBoard korf_88{15, 2, 12, 11, 14, 13, 9, 5, 1, 3, 8, 7, 0, 10, 6, 4};

enum class Wanted : bool { at_least, at_most };

// Prints a figure; the number of missed targets is the program's exit code.
class Figures {
   public:
    void show(const char* what, double value, Wanted wanted, double target) {
        const bool is_met = wanted == Wanted::at_least ? value >= target : value <= target;
        std::printf("%-58s %10.3f   wanted %s %g: %s\n", what, value,
                    wanted == Wanted::at_least ? ">=" : "<=", target, is_met ? "met" : "MISSED");
        if (!is_met) ++missed_;
    }
    void tell(const char* what, double value) { std::printf("%-58s %10.3f\n", what, value); }

    [[nodiscard]] int missed() const { return missed_; }

   private:
    int missed_ = 0;
};

inline double median(std::span<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

}  // namespace noyes::bench
