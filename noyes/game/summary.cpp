#include <noyes/game/summary.hpp>

#include <algorithm>
#include <numeric>

namespace noyes::game {

namespace {

using Times = std::vector<Moment>;

// Rounded to the nearest millisecond.
Moment trimmed_mean(std::span<const Moment> times) {
    const auto [fastest, slowest] = std::ranges::minmax(times);
    const Moment sum = std::accumulate(times.begin(), times.end(), Moment{0}) - fastest - slowest;
    const auto count = static_cast<Moment::rep>(times.size() - 2);
    return (sum + Moment{count / 2}) / count;
}

Average average_of(std::size_t games, const Times& times) {
    Average average;
    for (std::size_t first = 0; first + games <= times.size(); ++first) {
        average.latest = trimmed_mean(std::span(times).subspan(first, games));
        average.best = std::min(*average.latest, average.best.value_or(Moment::max()));
    }
    return average;
}

double seconds(Moment time) { return std::chrono::duration<double>(time).count(); }

// A game of one turn takes no time: it says nothing about speed.
void add_speeds(std::span<const Score> scores, Summary& summary) {
    double steps = 0;
    double time = 0;
    for (const Score& score : scores) {
        if (score.time == Moment{0}) continue;
        const double speed = static_cast<double>(score.steps) / seconds(score.time);
        summary.best_steps_per_second = std::max(speed, summary.best_steps_per_second.value_or(0));
        steps += static_cast<double>(score.steps);
        time += seconds(score.time);
    }
    if (time > 0) summary.steps_per_second = steps / time;
}

}  // namespace

Summary summarise(std::span<const Score> scores, std::string_view puzzle) {
    Summary summary;
    std::vector<Score> counted;
    for (const Score& score : scores) {
        if (score.puzzle != puzzle) continue;
        if (score.counts()) counted.push_back(score);
        ++(score.counts() ? summary.games : summary.helped);
    }
    if (counted.empty()) return summary;
    Times times;
    for (const Score& score : counted) times.push_back(score.time);
    summary.best_time = std::ranges::min(times);
    summary.fewest_steps = std::ranges::min(counted, {}, &Score::steps).steps;
    summary.of_5 = average_of(5, times);
    summary.of_12 = average_of(12, times);
    add_speeds(counted, summary);
    return summary;
}

std::vector<std::string> puzzles(std::span<const Score> scores) {
    std::vector<std::string> names;
    for (const Score& score : scores) {
        if (std::ranges::find(names, score.puzzle) == names.end()) names.push_back(score.puzzle);
    }
    return names;
}

}  // namespace noyes::game
