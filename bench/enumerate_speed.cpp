// All boards of 3x4 and of 2x6: seconds on two threads, bits a board, and the published farthest.
#include <noyes/base/thread_executor.hpp>
#include <noyes/io/large_pages.hpp>
#include <noyes/tiles/enumerate.hpp>
#include <noyes/tiles/goal.hpp>

#include "figures.hpp"

#include <chrono>
#include <string>

using namespace noyes;
using namespace noyes::bench;

namespace {

constexpr std::size_t threads = 2;

struct Shape {
    const char* name;
    tiles::Extent extent;
    double farthest;
};

// Seconds by the clock on the wall: the aim is one for several threads.
void measure(Figures& figures, const Shape& shape) {
    const std::string name = shape.name;
    io::LargePages memory;
    Run run({}, nullptr, {}, memory);
    ThreadExecutor executor(threads);
    const tiles::Enumeration all =
        tiles::enumerate(tiles::named_goals().front().board(shape.extent), run, executor);
    const double seconds = std::chrono::duration<double>(run.elapsed()).count();
    const auto farthest = static_cast<double>(all.boards_at.size() - 1);
    figures.show((name + ", seconds on two threads").c_str(), seconds, Wanted::at_most, 60);
    figures.show((name + ", bits a board, tables included").c_str(),
                 8 * static_cast<double>(run.peak_memory()) / static_cast<double>(all.boards),
                 Wanted::at_most, 2);
    figures.show((name + ", boards").c_str(), static_cast<double>(all.boards), Wanted::at_least,
                 239'500'800);
    figures.show((name + ", moves to the farthest").c_str(), farthest, Wanted::at_most,
                 shape.farthest);
    figures.show((name + ", the same").c_str(), farthest, Wanted::at_least, shape.farthest);
}

}  // namespace

int main() {
    Figures figures;
    measure(figures, {"all boards of 3x4", {3, 4}, 53});
    measure(figures, {"all boards of 2x6", {2, 6}, 80});
    return figures.missed();
}
