#include <noyes/io/input.hpp>
#include <noyes/io/user_files.hpp>

#include "numbers.hpp"
#include "play_files.hpp"
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

std::string tenths(Moment time) {
    constexpr double thousand = 1000;
    return fmt::format("{:.1f} s", static_cast<double>(time.count()) / thousand);
}

std::string average_text(const char* name, const game::Average& average) {
    if (!average.latest) return {};
    return fmt::format("Average of {}: {}, best {}", name, tenths(*average.latest),
                       tenths(*average.best));
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
    const std::string without =
        summary.helped == 0 ? "" : fmt::format(", and {} with help", summary.helped);
    std::vector<std::string> lines{
        fmt::format("{}: {} solved{}", kind, counted(summary.games, "game"), without)};
    if (summary.games == 0) return lines;
    lines.push_back(fmt::format("Best time {}, fewest moves {}", tenths(*summary.best_time),
                                *summary.fewest_steps));
    for (const std::string& line :
         {average_text("5", summary.of_5), average_text("12", summary.of_12)}) {
        if (!line.empty()) lines.push_back(line);
    }
    if (summary.steps_per_second)
        lines.push_back(fmt::format("{:.1f} moves a second, best {:.1f}", *summary.steps_per_second,
                                    *summary.best_steps_per_second));
    return lines;
}

}  // namespace noyes::play
