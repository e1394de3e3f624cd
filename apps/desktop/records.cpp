#include "records.hpp"

#include <fmt/format.h>

namespace noyes::desktop {

std::string time_text(Moment time) {
    constexpr double thousand = 1000;
    constexpr int minute = 60;
    const double seconds = static_cast<double>(time.count()) / thousand;
    if (seconds < minute) return fmt::format("{:.1f} s", seconds);
    const auto minutes = static_cast<int>(seconds) / minute;
    return fmt::format("{}:{:04.1f}", minutes, seconds - minutes * minute);
}

std::string best_text(const Desk& desk, const game::Summary& summary, bool moves_alone) {
    if (!summary.best_time || !summary.fewest_steps) return {};
    const auto moves = static_cast<std::int64_t>(*summary.fewest_steps);
    if (moves_alone) return desk.say({.code = "desktop-best-moves", .numbers = {moves}});
    return desk.say(
        {.code = "desktop-best", .numbers = {moves}, .text = time_text(*summary.best_time)});
}

std::string record_text(const Desk& desk, const game::Summary& summary, const Finished& game) {
    if (game.helped || summary.games < 2) return {};
    const bool fastest = summary.best_time == game.time;
    const bool shortest = summary.fewest_steps == game.moves;
    if (fastest && shortest) return desk.say("desktop-record-both");
    if (fastest) return desk.say("desktop-record-time");
    return shortest ? desk.say("desktop-record-moves") : std::string();
}

}  // namespace noyes::desktop
