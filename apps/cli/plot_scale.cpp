#include <apps/play/numbers.hpp>

#include "plot_scale.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace noyes::cli {

namespace {

// 1 -> "1", 10'000 -> "10k", 1e9 -> "1G"
std::string power_text(int exponent, std::span<const char* const> units, int first) {
    const int group = static_cast<int>(std::floor((exponent - first) / 3.0));
    const int index = std::clamp(group, 0, static_cast<int>(units.size()) - 1);
    const double amount = std::pow(10.0, exponent - first - 3 * index);
    return fmt::format("{:g}{}", amount, units[static_cast<std::size_t>(index)]);
}

std::string label_of(Unit unit, int exponent) {
    constexpr std::array counts{"", "k", "M", "G", "T"};
    constexpr std::array times{" ns", " \u00b5s", " ms", " s", " ks"};
    constexpr std::array sizes{" B", " kB", " MB", " GB", " TB"};
    if (unit == Unit::seconds) return power_text(exponent, times, -9);
    if (unit == Unit::bytes) return power_text(exponent, sizes, 0);
    return power_text(exponent, counts, 0);
}

// The next of 1, 2, 5, 10, 20, 50, ... that is not less.
double round_step(double step) {
    const double power = std::pow(10.0, std::floor(std::log10(step)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= step) return factor * power;
    }
    return 10 * power;
}

}  // namespace

Scale::Scale(Unit unit, std::span<const double> figures) : unit_(unit) {
    double least = INFINITY;
    double most = 0;
    for (const double figure : figures) {
        if (figure > 0) least = std::min(least, figure);
        most = std::max(most, figure);
    }
    constexpr double wide = 20;  // a linear axis would push what is less into one corner
    linear_ = unit == Unit::moves && most <= wide * least;
    if (linear_) {
        high_ = std::max(1.0, most);
        return;
    }
    if (most <= 0) least = most = 1;
    low_ = std::floor(std::log10(least));
    high_ = std::max(low_ + 1, std::ceil(std::log10(most)));
}

double Scale::place(double figure) const {
    const double value = linear_ ? figure : figure > 0 ? std::log10(figure) : low_;
    return std::clamp((value - low_) / (high_ - low_), 0.0, 1.0);
}

std::vector<Tick> Scale::ticks(int most) const {
    return linear_ ? linear_ticks(most) : power_ticks(most);
}

std::vector<Tick> Scale::linear_ticks(int most) const {
    const double step = std::max(1.0, round_step(high_ / std::max(1, most - 1)));
    std::vector<Tick> ticks;
    for (double value = 0; value <= high_; value += step)
        ticks.push_back({place(value), fmt::format("{:g}", value)});
    return ticks;
}

std::vector<Tick> Scale::power_ticks(int most) const {
    const int first = static_cast<int>(low_);
    const int last = static_cast<int>(high_);
    int step = 1;
    while ((last - first) / step + 1 > std::max(2, most)) ++step;
    std::vector<Tick> ticks;
    for (int exponent = first; exponent <= last; exponent += step)
        ticks.push_back({place(std::pow(10.0, exponent)), label_of(unit_, exponent)});
    return ticks;
}

std::string figure_text(Unit unit, double figure) {
    switch (unit) {
        case Unit::seconds: return seconds_text(figure) + " s";
        case Unit::bytes: return bytes_text(static_cast<std::uint64_t>(figure));
        case Unit::moves: return fmt::format("{:.4g}", figure);
        case Unit::nodes: break;
    }
    return grouped(static_cast<std::uint64_t>(figure));
}

}  // namespace noyes::cli
