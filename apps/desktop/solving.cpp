#include "block_look.hpp"
#include "playback_screen.hpp"
#include "search_dialog.hpp"
#include "search_words.hpp"
#include "solve_dialog.hpp"
#include "solving.hpp"
#include "tile_look.hpp"

#include <utility>

namespace noyes::desktop {

template <class Face>
void Solving<Face>::add_buttons(ui::Page& page, Buttons& buttons) {
    using ui::Key;
    buttons.add(desk_, page, {"path", "desktop-show-path", {Key::v}, [this] { show_path(); }});
    buttons.add(desk_, page, {"solve", "desktop-solve", {Key::f}, [this] { choose(); }});
    compare_ =
        &buttons.add(desk_, page, {"compare", "desktop-compare", {Key::c}, [this] { compare(); }});
}

template <class Face>
void Solving<Face>::refresh() {
    compare_->enable(player_.game().is_finished());
}

template <class Face>
bool Solving<Face>::nothing_to_solve() const {
    return player_.game().is_solved() && !player_.game().is_finished();
}

template <class Face>
void Solving<Face>::show_path() {
    path_wanted_ = false;
    if (nothing_to_solve()) return say_(desk_.say("desktop-nothing-to-solve"));
    std::optional<play::Film<Face>> film = player_.solution();
    if (!film) {
        path_wanted_ = !player_.can_advise();
        return say_(desk_.say(path_wanted_ ? "desktop-path-later" : "desktop-no-path"));
    }
    desk_.open(std::make_unique<PlaybackScreen<Face>>(
        desk_, typename PlaybackScreen<Face>::Story{player_.solution_title()}, *std::move(film)));
}

template <class Face>
void Solving<Face>::look() {
    if (path_wanted_ && player_.can_advise()) show_path();
}

template <class Face>
void Solving<Face>::choose() {
    if (nothing_to_solve()) return say_(desk_.say("desktop-nothing-to-solve"));
    desk_.open(
        std::make_unique<SolveDialog>(desk_, play::offer_for(player_.rules()), wish_,
                                      [this](const play::SearchWish& wish) { search(wish); }));
}

template <class Face>
void Solving<Face>::search(const play::SearchWish& wish) {
    wish_ = wish;
    const auto inquiry = player_.inquiry();
    const auto found = [this, inquiry](const auto& solved) {
        player_.take_in(inquiry, solved.advice());
        const auto& rules = inquiry.rules;
        typename PlaybackScreen<Face>::Story story{
            outcome_text(desk_, solved, solved.moves, Face::counted_key(rules)),
            effort_text(desk_, solved)};
        desk_.open(std::make_unique<PlaybackScreen<Face>>(
            desk_, std::move(story), play::Film<Face>(rules, inquiry.state, *solved.way)));
    };
    desk_.open(std::make_unique<SearchDialog<Face>>(
        desk_, play::SearchOrder<Face>{inquiry.rules, inquiry.state, wish}, found));
}

// One's own game alone where no solution is known.
template <class Face>
void Solving<Face>::compare() {
    using Story = typename PlaybackScreen<Face>::Story;
    std::optional<play::Film<Face>> solution = player_.solution();
    Story story{player_.solved_text()};
    if (!solution) {
        desk_.open(
            std::make_unique<PlaybackScreen<Face>>(desk_, std::move(story), player_.own_game()));
        return;
    }
    desk_.open(std::make_unique<PlaybackScreen<Face>>(desk_, std::move(story), player_.own_game(),
                                                      *std::move(solution)));
}

template class Solving<play::TileFace>;
template class Solving<play::BlockFace>;

}  // namespace noyes::desktop
