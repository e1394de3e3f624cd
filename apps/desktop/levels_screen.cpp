#include <apps/play/levels.hpp>
#include <noyes/base/sort_by.hpp>
#include <noyes/game/block_play.hpp>
#include <noyes/game/summary.hpp>

#include "game_screens.hpp"
#include "level_facts.hpp"
#include "level_title.hpp"
#include "levels_screen.hpp"
#include "ui/layout.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace noyes::desktop {

namespace {

enum class Order : std::uint8_t { collection, difficulty, name };

std::vector<std::string> metric_texts(const Desk& desk) {
    return {desk.say("desktop-metric-moves"), desk.say("desktop-metric-straight"),
            desk.say("desktop-metric-steps")};
}

}  // namespace

LevelsScreen::LevelsScreen(Desk& desk, GameBelow& below)
    : desk_(desk),
      below_(below),
      scores_(play::ScoreBook(desk.words()).scores()),
      title_("title", desk.say("desktop-levels-title"), {.size = 20, .weight = ui::Weight::bold}),
      order_("order",
             {desk.say("desktop-order-collection"), desk.say("desktop-order-difficulty"),
              desk.say("desktop-order-name")},
             0, [this](std::size_t) { sort(); }),
      list_(
          "levels",
          {[this] { return levels_.size(); }, [this](std::size_t number) { return line(number); }},
          [this](std::size_t) { refresh(); }),
      metric_("metric", metric_texts(desk), 0, [this](std::size_t) { refresh(); }) {
    for (const blocks::Level& level : play::shipped_levels()) levels_.push_back(&level);
    page().add(title_);
    page().add(list_);
    page().add(order_);
    page().add(picture_);
    page().add(facts_);
    page().add(metric_);
    buttons_.add(desk, page(), {"play", "desktop-play-level", {ui::Key::enter}, [this] { play(); }})
        .mark(true);
    buttons_.add(desk, page(),
                 {"close", "desktop-close", {ui::Key::escape}, [&desk] { desk.close(); }});
    page().focus(&list_);
    refresh();
}

blocks::Metric LevelsScreen::metric() const {
    return static_cast<blocks::Metric>(metric_.chosen());
}

std::string LevelsScreen::line(std::size_t number) const {
    const blocks::Level& level = *levels_[number];
    return fmt::format("{}  -  {}", short_title(level), difficulty_text(desk_, level, metric()));
}

// The one that is marked stays so.
void LevelsScreen::sort() {
    const blocks::Level* before = &marked();
    const auto by_place = [](const blocks::Level* one, const blocks::Level* other) {
        return one < other;
    };
    std::ranges::sort(levels_, by_place);
    const auto order = static_cast<Order>(order_.chosen());
    if (order == Order::name) {
        sort_by(levels_, [](const auto* level) { return level_title(*level); });
    } else if (order == Order::difficulty) {
        sort_by(levels_,
                [this](const blocks::Level* level) { return length_for_order(*level, metric()); });
    }
    list_.mark(static_cast<std::size_t>(std::ranges::find(levels_, before) - levels_.begin()));
    refresh();
}

void LevelsScreen::refresh() {
    const game::BlockPlay rules(marked(), metric());
    picture_.show(rules, rules.first(), BlockView::Motion::jump, Moment{0});
    facts_.set_text(facts_text(desk_, rules, game::summarise(scores_, rules.key())));
}

void LevelsScreen::play() {
    const auto failure = begin_level(desk_, below_, marked(), metric());
    if (failure) facts_.set_text(play::message(*failure, desk_.words()));
}

bool LevelsScreen::press(const ui::Chord& chord) {
    const bool moves = chord.key == ui::Key::up || chord.key == ui::Key::down ||
                       chord.key == ui::Key::page_up || chord.key == ui::Key::page_down;
    return moves && list_.key(chord);
}

// The list at the left, all about the marked one at the right; one above the other where the window
// is higher than wide.
void LevelsScreen::lay_out(ui::Size window, const ui::TextMeasure& measure,
                           const ui::Style& style) {
    const float margin = style.scaled(16);
    ui::Column whole(ui::Box{0, 0, window.width, window.height}.inset(margin), style.gap());
    title_.place(whole.take(title_.wanted(measure, style).height));
    const ui::Box rest = whole.rest();
    const bool beside = window.width > window.height;
    ui::Row across(rest, margin);
    ui::Column down(rest, margin);
    ui::Column left(beside ? across.take(rest.width * 0.48F) : down.take(rest.height * 0.45F),
                    style.gap());
    ui::Column right(beside ? across.rest() : down.rest(), style.gap());
    order_.place(left.take(style.row()));
    order_.set_window(window);
    list_.set_row(style.scaled(26));
    list_.place(left.rest());
    const float width = right.rest().width;
    const float buttons = ui::grid_height(buttons_.widgets(), width, measure, style);
    ui::place_in_grid(buttons_.widgets(), right.take_from_bottom(buttons), measure, style);
    metric_.place(right.take_from_bottom(style.row()));
    metric_.set_window(window);
    facts_.place(right.take_from_bottom(facts_.height_for(width, measure, style)));
    picture_.place_in(right.rest());
}

}  // namespace noyes::desktop
