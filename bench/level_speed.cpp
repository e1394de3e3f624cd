// Sliding blocks: from a level to the moves of a shortest solution, and bytes a stored state.
#include <noyes/blocks/enumerate.hpp>
#include <noyes/blocks/shortest.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/data/data.hpp>
#include <noyes/io/large_pages.hpp>

#include "figures.hpp"

#include <vector>

using namespace noyes;
using namespace noyes::bench;

namespace {

constexpr blocks::Extent classic{5, 4};

struct Measured {
    double milliseconds;  // the median of some rounds
    Stats stats;
};

Measured measure(const blocks::Level& level, int rounds) {
    io::LargePages memory;
    std::vector<double> times;
    Stats stats;
    for (int round = 0; round < rounds; ++round) {
        times.push_back(1000 * time_of([&] {
                            Run run({}, nullptr, {}, memory);
                            stats = blocks::shortest(level, blocks::Metric::moves, run).stats;
                        }));
    }
    return {median(times), stats};
}

void measure_classic(Figures& figures, const blocks::Level& klotski) {
    figures.show("classic Klotski, 81 moves, milliseconds", measure(klotski, 201).milliseconds,
                 Wanted::at_most, 3);
    Run run;
    const auto states = blocks::enumerate(klotski, blocks::Metric::moves, run).states;
    figures.show("its states", static_cast<double>(states), Wanted::at_least, 25'955);
    figures.show("the same", static_cast<double>(states), Wanted::at_most, 25'955);
}

void measure_all(Figures& figures, const std::vector<blocks::Level>& levels) {
    std::vector<double> times;
    double bytes = 0;
    double states = 0;
    for (const blocks::Level& level : levels) {
        if (level.extent != classic) continue;
        const Measured one = measure(level, 11);
        times.push_back(one.milliseconds);
        bytes += static_cast<double>(one.stats.memory_bytes);
        states += static_cast<double>(one.stats.peak_stored);
    }
    figures.tell("levels of 5x4", static_cast<double>(times.size()));
    figures.show("milliseconds a level, the median", median(times), Wanted::at_most, 5);
    figures.tell("milliseconds of the longest", times.back());
    figures.show("bytes a stored state", bytes / states, Wanted::at_most, 16);
}

}  // namespace

int main() {
    Figures figures;
    const std::vector<blocks::Level> levels = *blocks::parse_levels(data::block_levels());
    measure_classic(figures, levels.front());
    measure_all(figures, levels);
    return figures.missed();
}
