// Where everything stands in the screen of a game.
#include "block_look.hpp"
#include "game_screen.hpp"
#include "tile_look.hpp"

#include <algorithm>

namespace noyes::desktop {

// Beside the board, or below it where the window is higher than wide.
template <class Face>
void GameScreen<Face>::lay_out(ui::Size window, const ui::TextMeasure& measure,
                               const ui::Style& style) {
    const float margin = style.scaled(16);
    const float gap = style.gap();
    ui::Box all = ui::Box{0, 0, window.width, window.height}.inset(margin);
    all.height += margin - gap;
    ui::Column whole(all, gap);
    tip_.place(whole.take_from_bottom(tip_.wanted(measure, style).height));
    all = whole.rest();
    const bool beside = window.width > window.height;
    ui::Row across(all, margin);
    ui::Column down(all, margin);
    const float buttons_below = ui::grid_height(buttons_.widgets(), all.width, measure, style);
    ui::Box panel =
        beside
            ? across.take_from_right(std::max(style.scaled(330), all.width - all.height - margin))
            : down.take_from_bottom(buttons_below + style.scaled(150));
    if (beside) {
        panel.width = std::min(panel.width, style.scaled(520));
        panel.x = all.right() - panel.width;
    }
    const ui::Box room =
        beside ? ui::Box{all.x, all.y, panel.x - margin - all.x, all.height} : down.rest();
    board_.place_in(room);
    ui::Column column(panel, gap);
    title_.place(column.take(title_.height_for(panel.width, measure, style)));
    counts_.place(column.take(counts_.height_for(panel.width, measure, style)));
    for (ui::Label* label : {&optimum_, &to_go_, &best_}) {
        label->show(!label->said().empty());
        if (label->shown()) label->place(column.take(label->wanted(measure, style).height));
    }
    const float buttons = ui::grid_height(buttons_.widgets(), panel.width, measure, style);
    ui::place_in_grid(buttons_.widgets(), column.take_from_bottom(buttons), measure, style);
    if (headline_.shown()) headline_.place(column.take(headline_.wanted(measure, style).height));
    if (!place_message_below(room, column, measure, style)) {
        place_goal(room, column, measure, style);
        message_.place(column.rest());
    }
}

// Below the board, instead of the goal: in a small window there may be no room for it beside the
// buttons.
template <class Face>
bool GameScreen<Face>::place_message_below(const ui::Box& room, const ui::Column& column,
                                           const ui::TextMeasure& measure, const ui::Style& style) {
    const float below = room.height - board_.box().height - style.gap();
    const float wanted = message_.height_for(room.width, measure, style);
    const ui::Box beside = column.rest();
    if (message_.height_for(beside.width, measure, style) <= beside.height || wanted > below)
        return false;
    goal_.Widget::show(false);
    ui::Column parts(room, style.gap());
    message_.place(parts.take_from_bottom(wanted));
    board_.place_in(parts.rest());
    return true;
}

// Below the message; or, in a small window, below the board, or beside it if that is narrow.
template <class Face>
void GameScreen<Face>::place_goal(const ui::Box& room, ui::Column& column,
                                  const ui::TextMeasure& measure, const ui::Style& style) {
    const float least = style.scaled(100);
    const float most = style.scaled(240);
    const ui::Box rest = column.rest();
    const float words = std::max(message_.height_for(rest.width, measure, style), style.scaled(60));
    const float beside = rest.height - words - style.gap();
    const float below = room.height - board_.box().height - style.gap();
    const float spare = room.width - board_.box().width - style.gap();
    goal_.Widget::show(std::max({beside, below, spare}) >= least);
    if (beside >= least) {
        goal_.place_in(column.take_from_bottom(std::min(beside, most)));
    } else if (below >= least) {
        ui::Column parts(room, style.gap());
        goal_.place_in(parts.take_from_bottom(std::min(below, most)));
        board_.place_in(parts.rest());
    } else if (spare >= least) {
        ui::Row parts(room, style.gap());
        const ui::Box aside = parts.take_from_right(std::min(spare, most));
        goal_.place_in(aside.centred({aside.width, std::min(aside.height, most)}));
        board_.place_in(parts.rest());
    }
    if (goal_.shown()) goal_.Widget::show(goal_.is_legible());
}

template class GameScreen<play::TileFace>;
template class GameScreen<play::BlockFace>;

}  // namespace noyes::desktop
