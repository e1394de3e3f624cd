#include <noyes/io/input.hpp>
#include <noyes/io/user_files.hpp>

#include "numbers.hpp"
#include "play_files.hpp"
#include "say.hpp"
#include "score_book.hpp"

#include <fmt/format.h>

#include <chrono>
#include <optional>
#include <utility>

namespace noyes::play {

namespace {

std::optional<std::string> book_path() { return io::user_file("scores.csv"); }

std::uint64_t seconds_since_1970() {
    using namespace std::chrono;
    return static_cast<std::uint64_t>(
        duration_cast<seconds>(system_clock::now().time_since_epoch()).count());
}

std::string one_decimal(double number) { return fmt::format("{:.1f}", number); }

std::string seconds_said(Moment time, const Words& words) {
    constexpr double thousand = 1000;
    return say(words, "play-seconds",
               {{"number", one_decimal(static_cast<double>(time.count()) / thousand)}});
}

// Nothing without the average.
std::vector<std::string> average_lines(const char* games, const game::Average& average,
                                       const Words& words) {
    if (!average.latest) return {};
    return {say(words, "play-scores-average",
                {{"games", games},
                 {"latest", seconds_said(*average.latest, words)},
                 {"best", seconds_said(*average.best, words)}})};
}

}  // namespace

// What cannot be read stays on disk under another name.
std::vector<game::Score> ScoreBook::scores() {
    const std::optional<std::string> path = book_path();
    if (!path || !io::exists(*path)) return {};
    const Expected<std::string> text = io::read_file(*path);
    if (!text) {
        trouble_ = words_.say(text.error());
        return {};
    }
    Expected<std::vector<game::Score>> scores = game::load_scores(*text);
    if (scores) return *std::move(scores);
    trouble_ = set_aside(*path, scores.error(), words_);
    return {};
}

void ScoreBook::add(game::Score score) {
    const std::optional<std::string> path = book_path();
    if (!path) return;
    std::vector<game::Score> all = scores();
    if (!trouble_.empty() && io::exists(*path)) return;  // what cannot be read is not replaced
    score.finished = seconds_since_1970();
    all.push_back(std::move(score));
    if (const std::optional<Error> error = io::replace_file(*path, game::save_scores(all)))
        trouble_ = words_.say(*error);
}

std::optional<Error> ScoreBook::wipe() {
    const std::optional<std::string> path = book_path();
    if (!path || !io::exists(*path)) return std::nullopt;
    return io::replace_file(*path, game::save_scores({}));
}

std::vector<std::string> ScoreBook::lines(const std::string& kind) {
    const game::Summary summary = this->summary(kind);
    std::vector<std::string> lines{
        say(words_, summary.helped == 0 ? "play-scores" : "play-scores-helped",
            {{"kind", kind},
             {"games", counted(words_, "play-counted-games", summary.games)},
             {"helped", std::to_string(summary.helped)}})};
    if (summary.games == 0) return lines;
    lines.push_back(say(words_, "play-scores-best",
                        {{"time", seconds_said(*summary.best_time, words_)},
                         {"moves", std::to_string(*summary.fewest_steps)}}));
    for (auto& average :
         {average_lines("5", summary.of_5, words_), average_lines("12", summary.of_12, words_)})
        lines.insert(lines.end(), average.begin(), average.end());
    if (summary.steps_per_second)
        lines.push_back(say(words_, "play-scores-speed",
                            {{"latest", one_decimal(*summary.steps_per_second)},
                             {"best", one_decimal(*summary.best_steps_per_second)}}));
    return lines;
}

}  // namespace noyes::play
