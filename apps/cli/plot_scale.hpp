// One axis of a plot: from figures to places, and the ticks with their labels.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace noyes::cli {

enum class Unit : std::uint8_t { nodes, seconds, moves, bytes };

struct Tick {
    double place;  // 0 at the axis's begin, 1 at its end
    std::string label;
};

// Moves that are not too far apart have a linear axis from 0 on, all else a logarithmic one of
// whole powers of ten. What is 0 has no place on the latter and stands at its begin.
class Scale {
   public:
    Scale(Unit unit, std::span<const double> figures);

    [[nodiscard]] double place(double figure) const;
    // At most `most` of them, so that labels have room.
    [[nodiscard]] std::vector<Tick> ticks(int most) const;

   private:
    [[nodiscard]] std::vector<Tick> linear_ticks(int most) const;
    [[nodiscard]] std::vector<Tick> power_ticks(int most) const;

    Unit unit_;
    bool linear_ = false;
    double low_ = 0;  // of the axis; a power of ten where it is logarithmic
    double high_ = 1;
};

// 1,234,567 nodes, 12 ms, 3 moves, 4.5 MB: short, for a label beside a dot.
std::string figure_text(Unit unit, double figure);

}  // namespace noyes::cli
