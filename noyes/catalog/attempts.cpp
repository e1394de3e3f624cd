#include <noyes/catalog/attempts.hpp>

#include <noyes/tiles/heuristics/walking_distance.hpp>
#include <noyes/tiles/pdb/build_table.hpp>
#include <noyes/tiles/pdb/partition.hpp>

#include <algorithm>

namespace noyes::catalog {

namespace {

using namespace std::chrono_literals;

// Cells of boards.
constexpr std::uint32_t kept_whole = 9;  // all boards fit into memory, and A* visits each once
constexpr std::uint32_t proven_soon = 16;
constexpr std::uint32_t proven_at_times = 25;

Choice ida(int detours) {
    if (detours == 0) return {.name = "ida"};
    return {.name = "ida", .options = {{"detours", std::to_string(detours)}}};
}

Choice patterns(std::string_view partition) {
    return {.name = "pdb", .options = {{"", std::string(partition)}}};
}

Choice linear_conflict() { return {.name = "linear-conflict"}; }

// The best one without pattern databases.
Choice small_heuristic(tiles::Extent extent) {
    const bool has_walking = tiles::WalkingDistance<tiles::Dynamic>::fits(extent);
    return {.name = has_walking ? "walking-distance" : "linear-conflict"};
}

std::vector<tiles::TableKey> keys_of(std::string_view partition, const Question& question) {
    const tiles::Homes homes{question.goal.extent(), question.goal.blank()};
    return table_keys(*find_partition(partition, homes), homes);
}

// What tables take while the last of them are made.
std::uint64_t most_bytes(std::string_view partition, const Question& question) {
    std::uint64_t finished = 0;
    std::uint64_t most = 0;
    for (const tiles::TableKey& key : keys_of(partition, question)) {
        most = std::max(most, finished + build_bytes(key));
        finished += table_bytes(key);
    }
    return most;
}

bool fits_memory(std::string_view partition, const Question& question) {
    return !question.limits.memory || most_bytes(partition, question) <= *question.limits.memory;
}

// The largest named partition of which all tables are made already.
std::optional<std::string_view> stored(const Question& question) {
    if (question.tables == nullptr) return std::nullopt;
    auto names = tiles::partition_names(question.board.extent());
    std::ranges::reverse(names);
    for (const std::string_view name : names) {
        const auto is_there = [&](const tiles::TableKey& key) {
            return question.tables->find(key).has_value();
        };
        if (std::ranges::all_of(keys_of(name, question), is_there)) return name;
    }
    return std::nullopt;
}

// Up to 4x4: some hundred thousand nodes take less time than small tables, and those solve nearly
// every board before larger ones were made.
std::vector<Attempt> attempts_with_small_tables(const Question& question) {
    constexpr int shorter = 10;
    constexpr int longer = 12;
    const tiles::Extent extent = question.board.extent();
    std::vector<Attempt> all{{ida(0), linear_conflict(), 300'000}};
    if (const auto name = stored(question)) {
        all.push_back({ida(longer), patterns(*name)});
        return all;
    }
    const std::string small = tiles::default_partition(extent);
    if (!fits_memory(small, question)) {
        all.push_back({ida(shorter), small_heuristic(extent)});
        return all;
    }
    all.push_back({ida(shorter), patterns(small)});
    constexpr std::string_view large = "7-7-1";
    if (extent == tiles::Extent{4, 4} && fits_memory(large, question)) {
        all.back().nodes = 16'000'000;
        all.push_back({ida(longer), patterns(large)});
    }
    return all;
}

// Seconds of making tables, which most boards of this size need and which few are solved with.
std::vector<Attempt> attempts_with_large_tables(const Question& question) {
    constexpr int detours = 14;
    std::vector<Attempt> all{{ida(0), linear_conflict(), 5'000'000}};
    const auto name = stored(question);
    const std::string partition =
        name ? std::string(*name) : tiles::default_partition(question.board.extent());
    if (name || fits_memory(partition, question)) {
        all.push_back({ida(detours), patterns(partition)});
    } else {
        all.push_back({ida(detours), linear_conflict()});
    }
    return all;
}

}  // namespace

std::vector<Attempt> attempts(const Question& question) {
    const std::uint32_t cells = question.board.extent().cells();
    if (cells <= kept_whole) return {{{.name = "astar"}, question.heuristic}};
    if (question.heuristic.name != automatic) return {{ida(0), question.heuristic}};
    if (cells <= proven_soon) return attempts_with_small_tables(question);
    if (cells <= proven_at_times) return attempts_with_large_tables(question);
    return {{ida(0), linear_conflict()}};
}

std::uint64_t bytes_wanted(const Question& question) {
    const tiles::Extent extent = question.board.extent();
    if (extent.cells() <= kept_whole || extent.cells() > proven_at_times) return 0;
    if (question.heuristic.name != automatic || stored(question)) return 0;
    const std::string partition = tiles::default_partition(extent);
    return fits_memory(partition, question) ? 0 : most_bytes(partition, question);
}

Attempt last_resort() { return {.algorithm = {.name = "layers"}}; }

// Large boards are not proven in any time, so little of it is spent on the attempt.
Patience patience(const Question& question) {
    constexpr std::chrono::nanoseconds usual = 30s;
    if (question.insist_on_optimum) return {question.limits.time, question.limits.time};
    const std::chrono::nanoseconds all = question.limits.time.value_or(usual);
    if (question.board.extent().cells() > proven_at_times)
        return {std::min<std::chrono::nanoseconds>(all / 4, 3s), all};
    return {all - std::min<std::chrono::nanoseconds>(all / 5, 500ms), all};
}

}  // namespace noyes::catalog
