#include <apps/play/levels.hpp>
#include <noyes/game/summary.hpp>

#include "level_title.hpp"
#include "question_dialog.hpp"
#include "records.hpp"
#include "statistics_dialog.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <ranges>
#include <utility>

namespace noyes::desktop {

namespace {

// "4x4 blank-last", "Heng Dao Li Ma, moves"
std::string puzzle_text(const std::string& puzzle) {
    std::string name = puzzle.substr(puzzle.find(' ') + 1);
    if (!puzzle.starts_with("blocks ")) return name;
    const std::size_t gap = name.rfind(' ');
    const std::string id = name.substr(0, gap);
    const blocks::Level* level = play::find_level(play::shipped_levels(), id);
    const std::string title = level != nullptr ? level_title(*level) : id;
    return gap == name.npos ? title : fmt::format("{}, {}", title, name.substr(gap + 1));
}

std::string average_text(const Desk& desk, std::int64_t of, const game::Average& average) {
    if (!average.latest) return desk.say({.code = "desktop-average-later", .numbers = {of}});
    return desk.say(
        {.code = "desktop-average",
         .numbers = {of},
         .text = fmt::format(
             "{} {}", desk.say({.code = "desktop-at-best", .text = time_text(*average.latest)}),
             time_text(*average.best))});
}

std::string figures_text(const Desk& desk, const game::Summary& summary) {
    const auto number = [](std::size_t value) { return static_cast<std::int64_t>(value); };
    std::string text = desk.say({.code = "desktop-games-played",
                                 .numbers = {number(summary.games), number(summary.helped)}});
    if (summary.games == 0) return text;
    text += "\n" + desk.say({.code = "desktop-best-figures",
                             .numbers = {number(*summary.fewest_steps)},
                             .text = time_text(*summary.best_time)});
    text += "\n" + average_text(desk, 5, summary.of_5);
    text += "\n" + average_text(desk, 12, summary.of_12);
    if (summary.steps_per_second)
        text += "\n" +
                desk.say({.code = "desktop-speed-figures",
                          .text = fmt::format(
                              "{} {:.2f}",
                              desk.say({.code = "desktop-at-best",
                                        .text = fmt::format("{:.2f}", *summary.steps_per_second)}),
                              *summary.best_steps_per_second)});
    return text;
}

std::string date_text(std::uint64_t seconds) {
    const auto time = static_cast<std::time_t>(seconds);
    std::tm parts{};
    if (seconds == 0 || localtime_r(&time, &parts) == nullptr) return {};
    return fmt::format("{:%Y-%m-%d %H:%M}", parts);
}

}  // namespace

StatisticsDialog::StatisticsDialog(Desk& desk, std::string puzzle)
    : Dialog(desk, "statistics", "desktop-statistics"),
      book_(desk.words()),
      first_(std::move(puzzle)),
      puzzle_("puzzle", {}, 0, [this](std::size_t) { refresh(); }),
      list_("games",
            {[this] { return games_.size(); },
             [this](std::size_t number) { return game_line(number); }},
            [](std::size_t) {}) {
    add_row("desktop-puzzle", puzzle_);
    figures_ = &add_text("figures", {});
    add_row(list_);
    trouble_ = &add_text("trouble", {});
    copies_ = {&add_button({"copy-csv",
                            "desktop-copy-csv",
                            {ui::Key::c, true},
                            [this] { copy(game::to_csv(scores_), "desktop-copied-csv"); }}),
               &add_button({"copy-json", "desktop-copy-json", {ui::Key::j, true}, [this] {
                                copy(game::to_json(scores_), "desktop-copied-json");
                            }})};
    wipe_ = &add_button({"wipe", "desktop-wipe", {ui::Key::remove}, [this] { wipe(); }});
    add_button({"close", "desktop-close", {ui::Key::escape}, [this] { close(); }}).mark(true);
    read();
}

void StatisticsDialog::lay_out(ui::Size window, const ui::TextMeasure& measure,
                               const ui::Style& style) {
    list_.set_row(style.scaled(24));
    list_.want(style.scaled(170));
    Dialog::lay_out(window, measure, style);
    puzzle_.set_window(window);
}

void StatisticsDialog::read() {
    scores_ = book_.scores();
    puzzles_ = game::puzzles(scores_);
    if (std::ranges::find(puzzles_, first_) == puzzles_.end()) puzzles_.push_back(first_);
    std::vector<std::string> texts;
    for (const std::string& puzzle : puzzles_) texts.push_back(puzzle_text(puzzle));
    const auto chosen = std::ranges::find(puzzles_, first_) - puzzles_.begin();
    puzzle_.set_choices(std::move(texts), static_cast<std::size_t>(chosen));
    trouble_->set_text(book_.take_trouble());
    refresh();
}

void StatisticsDialog::refresh() {
    const std::string& puzzle = puzzles_[puzzle_.chosen()];
    games_.clear();
    for (const game::Score& score : scores_ | std::views::reverse) {
        if (score.puzzle == puzzle) games_.push_back(&score);
    }
    list_.mark(0);
    list_.show(!games_.empty());
    figures_->set_text(figures_text(desk(), game::summarise(scores_, puzzle)));
    wipe_->enable(!scores_.empty());
    for (ui::Button* button : copies_) button->enable(!scores_.empty());
}

std::string StatisticsDialog::game_line(std::size_t number) const {
    const game::Score& score = *games_[number];
    std::string text = desk().say({.code = "desktop-game-line",
                                   .numbers = {static_cast<std::int64_t>(score.steps)},
                                   .text = time_text(score.time)});
    if (score.optimum)
        text += desk().say({.code = "desktop-game-optimum",
                            .numbers = {static_cast<std::int64_t>(*score.optimum)}});
    if (score.help.hint || score.help.solution) text += desk().say("desktop-game-helped");
    else if (score.help.repeated) text += desk().say("desktop-game-repeated");
    const std::string date = date_text(score.finished);
    return date.empty() ? text : fmt::format("{}  {}", date, text);
}

void StatisticsDialog::copy(const std::string& text, std::string_view done) {
    desk().window().set_clipboard(text);
    trouble_->set_text(desk().say(done));
}

void StatisticsDialog::wipe() {
    desk().open(std::make_unique<QuestionDialog>(desk(), "desktop-wipe-question", [this] {
        const std::optional<Error> error = book_.wipe();
        read();
        if (error) trouble_->set_text(desk().say(*error));
    }));
}

}  // namespace noyes::desktop
