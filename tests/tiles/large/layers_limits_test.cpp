// Layers end cleanly wherever a limit meets them.
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/large/layers.hpp>
#include <noyes/tiles/shuffle.hpp>

#include <gtest/gtest.h>

#include <thread>

namespace noyes::tiles {

namespace {

using namespace std::chrono_literals;

struct Task {
    Renaming renaming;
    std::vector<Tile> tiles;
};

Task task(Extent extent) {
    const Board goal = find_goal("snail")->board(extent);
    Random random(1);
    const Board board = random_board(goal, random);
    const Renaming renaming = rename_for(goal);
    return {renaming, renamed(board, renaming)};
}

StagedResult solve(const Task& task, Run& run) {
    return solve_in_layers(task.renaming.homes, task.tiles, run);
}

void expect_halted(const StagedResult& result, const Run& run, Halt why) {
    EXPECT_EQ(result.outcome, search::Outcome::halted);
    EXPECT_EQ(run.halt(), why);
    EXPECT_TRUE(result.path.empty());
    EXPECT_TRUE(result.stages.empty());
}

TEST(LayersLimits, of_nodes_end_them_at_any_point) {
    const Task board = task({7, 6});
    noyes::Run unlimited;
    const std::uint64_t all = solve(board, unlimited).stats.generated;
    ASSERT_GT(all, 1'000u);
    for (std::uint64_t most = 1; most < all; most += 1 + all / 100) {
        noyes::Run run(Limits{.nodes = most});
        const StagedResult result = solve(board, run);
        expect_halted(result, run, Halt::node_limit);
        EXPECT_LE(result.stats.generated, most + 3);
    }
}

TEST(LayersLimits, of_memory_end_them_at_any_point) {
    const Task board = task({30, 30});
    noyes::Run unlimited;
    const StagedResult solved = solve(board, unlimited);
    for (std::uint64_t most = 0; most < unlimited.peak_memory(); most += 9'973) {
        noyes::Run run(Limits{.memory = most});
        expect_halted(solve(board, run), run, Halt::memory_limit);
        EXPECT_LE(run.peak_memory(), most);
        EXPECT_EQ(run.memory(), 0u);
    }
    noyes::Run enough(Limits{.memory = unlimited.peak_memory()});
    EXPECT_EQ(solve(board, enough).path, solved.path);
}

TEST(LayersLimits, of_time_end_them_soon) {
    const Task board = task({600, 600});
    noyes::Run run(Limits{.time = 50ms});
    expect_halted(solve(board, run), run, Halt::time_limit);
    EXPECT_LT(run.elapsed(), 50ms + 500ms);
}

TEST(LayersLimits, a_raised_flag_ends_them_soon) {
    const Task board = task({600, 600});
    StopFlag stop;
    noyes::Run run({}, &stop);
    std::chrono::nanoseconds asked{};
    std::thread asker([&] {
        std::this_thread::sleep_for(100ms);
        asked = run.elapsed();
        stop.raise();
    });
    const StagedResult result = solve(board, run);
    asker.join();
    expect_halted(result, run, Halt::stopped);
    EXPECT_LT(run.elapsed() - asked, 500ms);
}

}  // namespace

}  // namespace noyes::tiles
