#include <noyes/tiles/enumerate.hpp>

#include <noyes/tiles/enumerate/levels.hpp>

#include <utility>

namespace noyes::tiles {

namespace {

std::vector<Board> boards(const Ranking& ranking, const std::vector<std::uint64_t>& numbers) {
    std::vector<Board> list;
    list.reserve(numbers.size());
    for (const std::uint64_t number : numbers) list.push_back(ranking.board(number));
    return list;
}

// Adds a complete distance.
void add(Enumeration& enumeration, std::uint64_t count, std::vector<Board> examples,
         const EnumerateOptions& options) {
    const auto distance = static_cast<Cost>(enumeration.boards_at.size());
    enumeration.boards_at.push_back(count);
    enumeration.boards += count;
    if (options.listener) options.listener(distance, examples);
    enumeration.farthest = std::move(examples);
}

std::vector<Board> only(const Board& goal, std::size_t most) {
    if (most == 0) return {};
    return {goal};
}

}  // namespace

std::uint64_t boards_of(Extent extent) {
    constexpr std::uint32_t most_cells = most_ranked_tiles + 1;
    if (extent.rows > most_cells || extent.columns > most_cells || extent.cells() > most_cells)
        return beyond_64_bits;
    return half_factorial(extent.cells());
}

std::uint64_t enumeration_bytes(Extent extent) { return Levels::bytes(extent); }

Enumeration enumerate(const Board& goal, Run& run, Executor& executor,
                      const EnumerateOptions& options) {
    Enumeration enumeration;
    if (enumeration_bytes(goal.extent()) == beyond_64_bits) {
        run.halt_now(Halt::memory_limit);
        enumeration.halt = run.halt();
        return enumeration;
    }
    const Ranking ranking(goal);
    Levels levels(ranking, run);
    if (levels.ready()) add(enumeration, 1, only(goal, options.examples), options);
    while (!run.halt() && levels.distance() < options.last) {
        const Levels::Level level = levels.step(executor, options.examples);
        if (run.halt() || level.boards == 0) break;
        add(enumeration, level.boards, boards(ranking, level.first), options);
    }
    enumeration.halt = run.halt();
    return enumeration;
}

double mean_distance(const Enumeration& enumeration) {
    if (enumeration.boards == 0) return 0;
    double sum = 0;
    for (std::size_t distance = 0; distance < enumeration.boards_at.size(); ++distance)
        sum += static_cast<double>(distance) * static_cast<double>(enumeration.boards_at[distance]);
    return sum / static_cast<double>(enumeration.boards);
}

}  // namespace noyes::tiles
