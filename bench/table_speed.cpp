// Pattern databases: seconds to make them on one thread and on two, the better of two rounds, and
// the most memory held meanwhile, as it is counted. The second round has the memory of the first: a
// virtual machine may have to get it from outside, which takes longer than making the tables.
#include <noyes/base/thread_executor.hpp>
#include <noyes/catalog/tables.hpp>
#include <noyes/io/kept_pages.hpp>
#include <noyes/tiles/goal.hpp>

#include "figures.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>

using namespace noyes;
using namespace noyes::bench;

namespace {

struct Aim {
    const char* partition;
    tiles::Extent extent;
    std::optional<double> seconds_on_one{};
    std::optional<double> seconds_on_two{};
    std::optional<double> gigabytes{};
};

void show(Figures& figures, const std::string& what, double value, std::optional<double> aim) {
    if (aim) figures.show(what.c_str(), value, Wanted::at_most, *aim);
    else figures.tell(what.c_str(), value);
}

struct Measured {
    double seconds = infinite_cost;
    double gigabytes = 0;
};

// Seconds by the clock on the wall: the aim is one for several threads.
Measured make_all(const Aim& aim, std::size_t threads, MemorySource& memory) {
    constexpr double giga = 1e9;
    const tiles::Board goal = tiles::find_goal("blank-first")->board(aim.extent);
    const auto set = catalog::find_tables(goal, aim.partition);
    Run run({}, nullptr, {}, memory);
    ThreadExecutor executor(threads);
    for (const catalog::TableKey& key : set->keys) {
        const auto table = catalog::build_table(key, run, executor);
        if (!table) std::printf("a table of %s was not made\n", aim.partition);
        else run.give_back(table->bytes().size());
    }
    return {std::chrono::duration<double>(run.elapsed()).count(),
            static_cast<double>(run.peak_memory()) / giga};
}

void measure(Figures& figures, const Aim& aim, std::size_t threads) {
    constexpr int rounds = 2;
    io::KeptPages memory;
    Measured best;
    double first = 0;
    for (int round = 0; round < rounds; ++round) {
        const Measured measured = make_all(aim, threads, memory);
        if (round == 0) first = measured.seconds;
        best.seconds = std::min(best.seconds, measured.seconds);
        best.gigabytes = measured.gigabytes;
    }
    const std::string name = std::string(aim.partition) + ", " + std::to_string(threads) +
                             (threads == 1 ? " thread, " : " threads, ");
    figures.tell((name + "seconds in fresh memory").c_str(), first);
    show(figures, name + "seconds, better of two", best.seconds,
         threads == 1 ? aim.seconds_on_one : aim.seconds_on_two);
    show(figures, name + "GB at once", best.gigabytes, aim.gigabytes);
}

}  // namespace

int main() {
    Figures figures;
    const Aim aims[]{{.partition = "5-5-5", .extent = {4, 4}},
                     {.partition = "6-6-3", .extent = {4, 4}},
                     {.partition = "7-8",
                      .extent = {4, 4},
                      .seconds_on_one = 8,
                      .seconds_on_two = 5,
                      .gigabytes = 2.5},
                     {.partition = "6-6-6-6", .extent = {5, 5}, .seconds_on_two = 6}};
    for (const Aim& aim : aims) {
        measure(figures, aim, 1);
        measure(figures, aim, 2);
    }
    return figures.missed();
}
