#include <apps/play/daily.hpp>
#include <apps/play/goal_choice.hpp>
#include <apps/play/seed.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include "new_game_dialog.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace noyes::desktop {

namespace {

constexpr ui::Slider::Range sides{2, 10};

std::vector<std::string> goal_texts(const Desk& desk) {
    std::vector<std::string> names;
    for (const std::string_view name : play::goal_names()) names.emplace_back(name);
    names.push_back(desk.say("desktop-goal-own"));
    return names;
}

// The one that is being played; behind all others if it has no name.
std::size_t number_of_goal(const game::TilePlay& rules) {
    const auto goals = tiles::named_goals();
    for (std::size_t number = 0; number < goals.size(); ++number) {
        if (goals[number].board(rules.goal().extent()) == rules.goal()) return number;
    }
    return goals.size();
}

}  // namespace

NewGameDialog::NewGameDialog(GameScreen<play::TileFace>& screen)
    : Dialog(screen.desk(), "new-game", "desktop-new-game-of"),
      screen_(screen),
      rows_("rows", sides, static_cast<int>(screen.player().state().extent().rows),
            [this](int) { refresh(); }),
      columns_("columns", sides, static_cast<int>(screen.player().state().extent().columns),
               [this](int) { refresh(); }),
      goal_("goal", goal_texts(screen.desk()), number_of_goal(screen.player().rules()),
            [this](std::size_t) { refresh(); }),
      own_goal_("own-goal", tiles::to_line(screen.player().rules().goal()),
                {.changed = [this](const std::string&) { refresh(); },
                 .entered = [this](const std::string&) { begin(); }}) {
    own_goal_.set_clipboard({desk().window().clipboard, desk().window().set_clipboard});
    add_row("desktop-rows", rows_);
    add_row("desktop-columns", columns_);
    add_row("desktop-goal", goal_);
    add_row("desktop-board-as-text", own_goal_);
    about_ = &add_text("about", {}, {.size = 14, .faint = true});
    begin_ = &add_button({"begin", "desktop-begin", {ui::Key::enter}, [this] { begin(); }});
    begin_->mark(true);
    add_button({"daily", "desktop-daily", {ui::Key::d}, [this] { begin_daily(); }});
    add_button({"cancel", "desktop-cancel", {ui::Key::escape}, [this] { close(); }});
    refresh();
}

void NewGameDialog::lay_out(ui::Size window, const ui::TextMeasure& measure,
                            const ui::Style& style) {
    Dialog::lay_out(window, measure, style);
    goal_.set_window(window);
}

bool NewGameDialog::is_own() const { return goal_.chosen() == tiles::named_goals().size(); }

tiles::Extent NewGameDialog::extent() const {
    return {static_cast<std::uint32_t>(rows_.value()),
            static_cast<std::uint32_t>(columns_.value())};
}

// A board of one's own has a size of its own.
play::Attempt<tiles::Board> NewGameDialog::wanted() const {
    if (!is_own()) return tiles::named_goals()[goal_.chosen()].board(extent());
    const play::Attempt<play::GoalChoice> read = play::read_goal_choice(own_goal_.text(), true);
    if (!read) return read.error();
    return read->named != nullptr ? read->named->board(extent()) : *read->board;
}

void NewGameDialog::refresh() {
    own_goal_.show(is_own());
    const play::Attempt<tiles::Board> goal = wanted();
    begin_->enable(goal.has_value());
    if (!goal) return void(about_->set_text(play::message(goal.error(), desk().words())));
    rows_.set(static_cast<int>(goal->extent().rows));
    columns_.set(static_cast<int>(goal->extent().columns));
    const std::string summary =
        is_own() ? desk().say("desktop-goal-own-about")
                 : std::string(tiles::named_goals()[goal_.chosen()].about.summary);
    about_->set_text(fmt::format("{}. {}", tiles::to_text(goal->extent()), summary));
}

void NewGameDialog::begin() {
    play::Attempt<tiles::Board> goal = wanted();
    if (!goal) return;
    const std::string name = is_own()
                                 ? tiles::to_line(*goal)
                                 : std::string(tiles::named_goals()[goal_.chosen()].about.name);
    begin_with(*goal, name, play::seed_or_new({}), {});
}

void NewGameDialog::begin_daily() {
    const auto day = play::today();
    const tiles::NamedGoal& goal = *tiles::find_goal(play::daily_goal);
    begin_with(goal.board(*tiles::parse_extent(play::daily_size)), play::daily_goal,
               play::daily_seed(day),
               desk().say({.code = "desktop-daily-is", .text = play::date_text(day)}));
}

void NewGameDialog::begin_with(const tiles::Board& goal, std::string name, std::uint64_t seed,
                               std::string message) {
    close();
    screen_.ask_before(
        [&screen = screen_, goal, name = std::move(name), seed, message = std::move(message)] {
            Preferences preferences = screen.desk().preferences();
            preferences.size = tiles::to_text(goal.extent());
            preferences.goal = name;
            screen.desk().prefer(std::move(preferences));
            auto game = play::drawn_game(game::TilePlay(goal), seed, {});
            if (game) screen.begin(*std::move(game), message);
        });
}

}  // namespace noyes::desktop
