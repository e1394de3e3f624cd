#include <apps/play/goal_choice.hpp>
#include <apps/play/seed.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include "new_game_dialog.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace noyes::desktop {

namespace {

constexpr ui::Slider::Range sides{2, 10};

std::vector<std::string> goal_texts() {
    std::vector<std::string> names;
    for (const std::string_view name : play::goal_names()) names.emplace_back(name);
    return names;
}

// The one that is being played; the first if it has no name.
std::size_t number_of_goal(const game::TilePlay& rules) {
    const auto goals = tiles::named_goals();
    for (std::size_t number = 0; number < goals.size(); ++number) {
        if (goals[number].board(rules.goal().extent()) == rules.goal()) return number;
    }
    return 0;
}

}  // namespace

NewGameDialog::NewGameDialog(GameScreen<play::TileFace>& screen)
    : Dialog(screen.desk(), "new-game", "desktop-new-game-of"),
      screen_(screen),
      rows_("rows", sides, static_cast<int>(screen.player().state().extent().rows),
            [this](int) { refresh(); }),
      columns_("columns", sides, static_cast<int>(screen.player().state().extent().columns),
               [this](int) { refresh(); }),
      goal_("goal", goal_texts(), number_of_goal(screen.player().rules()),
            [this](std::size_t) { refresh(); }) {
    add_row("desktop-rows", rows_);
    add_row("desktop-columns", columns_);
    add_row("desktop-goal", goal_);
    about_ = &add_text("about", {}, {.size = 14, .faint = true});
    add_button({"begin", "desktop-begin", {ui::Key::enter}, [this] { begin(); }}).mark(true);
    add_button({"cancel", "desktop-cancel", {ui::Key::escape}, [this] { close(); }});
    refresh();
}

void NewGameDialog::lay_out(ui::Size window, const ui::TextMeasure& measure,
                            const ui::Style& style) {
    Dialog::lay_out(window, measure, style);
    goal_.set_window(window);
}

void NewGameDialog::refresh() {
    const tiles::NamedGoal& goal = tiles::named_goals()[goal_.chosen()];
    about_->set_text(fmt::format("{}x{}. {}", rows_.value(), columns_.value(), goal.about.summary));
}

void NewGameDialog::begin() {
    const tiles::Extent extent{static_cast<std::uint32_t>(rows_.value()),
                               static_cast<std::uint32_t>(columns_.value())};
    const tiles::NamedGoal& goal = tiles::named_goals()[goal_.chosen()];
    close();
    screen_.ask_before([&screen = screen_, extent, &goal] {
        Preferences preferences = screen.desk().preferences();
        preferences.size = tiles::to_text(extent);
        preferences.goal = goal.about.name;
        screen.desk().prefer(std::move(preferences));
        auto game = play::drawn_game(game::TilePlay(goal.board(extent)), play::seed_or_new({}), {});
        if (game) screen.begin(*std::move(game));
    });
}

}  // namespace noyes::desktop
